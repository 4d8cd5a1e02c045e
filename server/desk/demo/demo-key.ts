/** Begins the key of each invented donation and order, and the fingerprint of each invented line of a bank statement. */
export const DEMO_KEY = 'demo '
