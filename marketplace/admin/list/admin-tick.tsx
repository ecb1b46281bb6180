type TickProps = {
  label: string
  word?: string
  checked: boolean
  partial?: boolean
  disabled: boolean
  onChange: () => void
}

/**
 * The checkbox of a row, with a touch target of 44 px.
 * @param word beside it on a phone @param partial only some of what it stands for is selected
 */
export const AdminTick = ({ label, word, checked, partial = false, disabled, onChange }: TickProps) => (
  <label
    className={`flex min-h-11 items-center ${word ? 'gap-2.5 pr-3 xl:w-11 xl:justify-center xl:pr-0' : 'w-11 justify-center'}`}
  >
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
    {word && (
      <span aria-hidden="true" className="font-normal xl:hidden">
        {word}
      </span>
    )}
  </label>
)
