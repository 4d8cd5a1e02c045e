/** A drawing, proved harmless, in the colour of the words beside it. */
export interface Icon {
	viewBox: [left: number, top: number, width: number, height: number]
	/** The inside of an `<svg>`. */
	body: string
}

/** Icons by their whole names ("simple-icons:facebook"). */
export type IconsByName = Record<string, Icon>

/** Iconify's own rule for the names of collections and of icons. */
const PART = '[a-z0-9]+(?:-[a-z0-9]+)*'
const WHOLE_NAME = new RegExp(`^(${PART}):(${PART})$`)
const ONE_PART = new RegExp(`^${PART}$`)

/** "simple-icons:facebook" taken apart; null for what cannot be a name. */
export function readIconName(name: string): { collection: string; icon: string } | null {
	const [, collection, icon] = WHOLE_NAME.exec(name) ?? []
	return collection && icon ? { collection, icon } : null
}

/** Whether this may be the name of a collection, or of an icon in it. */
export function isIconNamePart(part: string): boolean {
	return ONE_PART.test(part)
}
