/** How long a note of the team about a person may be. */
export const MAX_NOTE_LENGTH = 2000
