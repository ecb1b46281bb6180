/** After saving a new experience the host is led to its dates; the editor's page is loaded in between (EDIT-07). */
let justCreated: string | null = null
export const noteJustCreated = (id: string) => {
  justCreated = id
}
export const wasJustCreated = (id: string) => justCreated === id
export const clearJustCreated = () => {
  justCreated = null
}
