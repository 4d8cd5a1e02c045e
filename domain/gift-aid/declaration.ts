/** For all gifts: "this and future" from the day of the declaration on, "past 4 years too" also those of the four years before it. */
export const DECLARATION_SCOPES = ['this', 'this and future', 'past 4 years too'] as const
export type DeclarationScope = (typeof DECLARATION_SCOPES)[number]

/** A Gift Aid declaration as far as gifts and claims depend on it. Days are `YYYY-MM-DD`. */
export interface Declaration {
	id: string
	title: string
	firstName: string
	lastName: string
	/** House name or number. */
	house: string
	/** "" abroad. */
	postcode: string
	/** The rest of the home address, in lines; "" where house and postcode are enough. */
	address: string
	scope: DeclarationScope
	madeOn: string
	how: 'online' | 'phone' | 'paper'
	/** The day on which a donor who declared by phone was sent the written record. */
	confirmedOn: string | null
	/** Gifts from this day on are without Gift Aid. */
	cancelledFrom: string | null
	/** It never held: the donor paid no tax, or was not the donor. */
	isInvalid: boolean
}

const PAST_YEARS = 4

/** Whether it can be claimed on at all: a declaration by phone counts once its written record was sent. */
export function counts({
	how,
	confirmedOn,
	isInvalid,
}: Pick<Declaration, 'how' | 'confirmedOn' | 'isInvalid'>): boolean {
	return !isInvalid && (how !== 'phone' || confirmedOn !== null)
}

/** Whether it covers a gift. @param isOwn the gift with which it was made */
export function covers(declaration: Declaration, { day, isOwn }: { day: string; isOwn: boolean }): boolean {
	const { scope, cancelledFrom } = declaration
	if (!counts(declaration) || (cancelledFrom !== null && day >= cancelledFrom)) return false
	if (isOwn) return true
	if (scope === 'this') return false
	return day >= coversFrom(declaration)
}

/** Whether gifts to come would be covered. */
export function isInForce(declaration: Declaration, today: string): boolean {
	return declaration.scope !== 'this' && covers(declaration, { day: today, isOwn: false })
}

/** Whether a declaration that is made today could still cover a gift of this day. */
export function canStillBeDeclared(day: string, today: string): boolean {
	return day >= yearsBefore(today, PAST_YEARS)
}

/** The first day of the gifts that a lasting declaration covers. */
export function coversFrom({ scope, madeOn }: Pick<Declaration, 'scope' | 'madeOn'>): string {
	return scope === 'past 4 years too' ? yearsBefore(madeOn, PAST_YEARS) : madeOn
}

/** The same day of an earlier year; of 29 February the day before. */
export function yearsBefore(day: string, years: number): string {
	const [year = '', month = '', date = ''] = day.split('-')
	const earlier = Number(year) - years
	const isLeap = new Date(Date.UTC(earlier, 1, 29)).getUTCMonth() === 1
	return `${earlier}-${month}-${month === '02' && date === '29' && !isLeap ? '28' : date}`
}
