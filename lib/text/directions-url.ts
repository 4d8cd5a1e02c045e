/** Directions from where the visitor is to an address, in a map; "" without one. */
export function directionsUrl(address: string): string {
	return address && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}
