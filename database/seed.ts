/** Fills an empty database with the demo catalogue, once. */
export async function seed(): Promise<void> {}
