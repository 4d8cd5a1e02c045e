export interface Icon {
	viewBox: [left: number, top: number, width: number, height: number]
	/** The inside of an `<svg>`. */
	body: string
}

/** Icons by full name ("simple-icons:facebook"). */
export type IconsByName = Record<string, Icon>

/** Iconify's rule for the names of collections and icons. */
const PART = '[a-z0-9]+(?:-[a-z0-9]+)*'
const WHOLE_NAME = new RegExp(`^(${PART}):(${PART})$`)
const ONE_PART = new RegExp(`^${PART}$`)

/** Parses "simple-icons:facebook". */
export function readIconName(name: string): { collection: string; icon: string } | undefined {
	const [, collection, icon] = WHOLE_NAME.exec(name) ?? []
	return collection && icon ? { collection, icon } : undefined
}

export function isIconNamePart(part: string): boolean {
	return ONE_PART.test(part)
}
