/** Whether it still has the value that the server sent; of checkboxes and radio buttons, their choice. */
const isUntouched = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.selectedOptions].every((option) => option.defaultSelected)
    : (field as HTMLInputElement).value === (field as HTMLInputElement).defaultValue &&
      (field as HTMLInputElement).checked === (field as HTMLInputElement).defaultChecked

/** The fields whose value is no longer the one that the server sent. */
export const touchedFields = (fields: Iterable<Element>): Element[] =>
  [...fields].filter((field) => field.matches('input, textarea, select') && !isUntouched(field))
