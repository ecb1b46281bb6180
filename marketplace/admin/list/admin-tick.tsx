type TickProps = { label: string; checked: boolean; some?: boolean; disabled: boolean; onChange: () => void }

/** The checkbox of a row, with room for a thumb. @param some only some of what it stands for is chosen */
export const AdminTick = ({ label, checked, some = false, disabled, onChange }: TickProps) => (
  <label className="flex size-11 items-center justify-center">
    <input
      ref={(input) => {
        if (input) input.indeterminate = some
      }}
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      className="checkbox"
    />
  </label>
)
