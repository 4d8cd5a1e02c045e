/** Begins the reference of each case for trying out, "DEM-7K3F-2M", and marks their name. */
export const DEMO_PREFIX = 'DEM'
export const DEMO_MARK = '(Demo)'
/** Begins the key of each invented donation and order. */
export const DEMO_KEY = 'demo '

const DEMO_ADDRESS = /@demo\.invalid$/

export function isDemoReference(reference: string): boolean {
	return reference.startsWith(`${DEMO_PREFIX}-`)
}

/** Whether an address is that of an invented person: no email can reach it. */
export function isDemoAddress(email: string): boolean {
	return DEMO_ADDRESS.test(email)
}
