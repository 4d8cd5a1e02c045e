import { type Bank, openBank } from './acts/bank.ts'
import { CAST, type Name } from './cast.ts'
import { aCamera, type Camera } from './pack/camera.ts'
import { aBrowser, type FormBrowser } from './run/form-browser.ts'
import { aMember, type Member } from './run/staff.ts'
import { type Month, startMonth } from './run/start-month.ts'

/** A donation, sponsorship or order of the month. */
export interface Case {
	/** What the day's script calls it. */
	key: string
	who: Name
	reference: string
	/** The page that its person has: the thank-you, or the order. */
	page: string
	/** Minor units that its person was shown. */
	due: number
}

export interface Play {
	month: Month
	bank: Bank
	camera: Camera
	treasurer: Member
	packer: Member
	cases: Map<string, Case>
	/** What was saved or printed on the way, by the name of its file. */
	files: Map<string, Uint8Array | string>
	/** The browser of a visitor; the same one at each visit. */
	visitor(who: Name): FormBrowser
	/** A case by what the script calls it. */
	caseOf(key: string): Case
	/** The reference of a case, for what people type at their bank. */
	ref(key: string): string
}

/** Opens the stage. @param folder of the pack, or null for a test without pictures */
export async function startPlay(firstDay: string, folder: string | null): Promise<Play> {
	const month = await startMonth(firstDay)
	const treasurer = await aMember(month, {
		email: 'priya.nair@fairlead.example',
		name: 'Priya Nair',
		role: 'treasurer',
		address: '198.51.100.10',
	})
	const packer = await aMember(month, {
		email: 'tom.ashby@fairlead.example',
		name: 'Tom Ashby',
		role: 'team',
		address: '198.51.100.11',
	})
	const cases = new Map<string, Case>()
	const visitors = new Map<Name, FormBrowser>()
	function caseOf(key: string): Case {
		const found = cases.get(key)
		if (!found) throw new Error(`no case ${key} yet`)
		return found
	}
	return {
		month,
		bank: openBank(),
		camera: await aCamera(month, folder),
		treasurer,
		packer,
		cases,
		files: new Map(),
		visitor(who) {
			const known = visitors.get(who) ?? aBrowser(month.address, addressOf(who))
			visitors.set(who, known)
			return known
		},
		caseOf,
		ref: (key) => caseOf(key).reference,
	}
}

/** Each visitor comes from an address of their own. */
function addressOf(who: Name): string {
	return `203.0.113.${Object.keys(CAST).indexOf(who) + 1}`
}
