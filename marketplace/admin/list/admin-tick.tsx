type TickProps = { label: string; checked: boolean; partial?: boolean; disabled: boolean; onChange: () => void }

/** The checkbox of a row, with a touch target of 44 px. @param partial only some of what it stands for is selected */
export const AdminTick = ({ label, checked, partial = false, disabled, onChange }: TickProps) => (
  <label className="flex size-11 items-center justify-center">
    <input
      ref={(input) => {
        if (input) input.indeterminate = partial
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
