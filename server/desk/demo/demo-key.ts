/** Begins the key of each invented donation and order. */
export const DEMO_KEY = 'demo '
