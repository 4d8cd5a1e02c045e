import { uk } from '#domain/region/uk.ts'
import { accountingPeriod, yearsAfter } from './accounting-period.ts'
import type { ClaimableGift, ClaimRow } from './claim-row.ts'
import { NOT_TAKEN } from './donor-cells.ts'

/** Why the schedule would refuse a row, in a sentence for the treasurer. */
export interface RowProblem {
	field: 'title' | 'firstName' | 'lastName' | 'house' | 'postcode' | 'date' | 'amount'
	sentence: string
}

/** "Ms", "Prof", "D'r": two to four letters. */
const TITLE = /^[A-Za-z][A-Za-z'-]{1,3}$/
const MAX_NAME_LENGTH = 35
const MAX_HOUSE_LENGTH = 40
/** How long a gift can be claimed after the end of its accounting period. */
export const CLAIM_YEARS = 4
/** A spreadsheet would compute it, or, after a quotation mark, take the rows below into the same cell. */
const FORMULA = /^[=+\-@"]/

/**
 * All rules that a row breaks: those of HMRC's guidance for the schedule, and of the check that Charities Online makes of it
 * (docs/giving.md names both). Nothing is cut to fit.
 */
export function checkRow(
	row: ClaimRow,
	gifts: readonly ClaimableGift[],
	{ yearEnd, today }: { yearEnd: string; today: string },
): RowProblem[] {
	const problems: [boolean, RowProblem['field'], string][] = [
		[row.title !== '' && !TITLE.test(row.title), 'title', 'The title is not two to four letters'],
		...cellProblems('firstName', 'first name', row.firstName, MAX_NAME_LENGTH),
		...cellProblems('lastName', 'last name', row.lastName, MAX_NAME_LENGTH),
		...cellProblems('house', row.postcode === 'X' ? 'address' : 'house name or number', row.house, MAX_HOUSE_LENGTH),
		[row.postcode !== 'X' && uk.postcode.read(row.postcode) !== row.postcode, 'postcode', 'This is no UK postcode'],
		[gifts.some(({ day }) => day > today), 'date', 'The payment is in the future'],
		[
			gifts.some(({ day }) => isTooOld(day, yearEnd, today)),
			'date',
			`The accounting period of the payment ended more than ${CLAIM_YEARS} years ago`,
		],
		[gifts.some(({ amount }) => amount <= 0), 'amount', 'There is nothing left to claim on'],
		[gifts.some(({ currency }) => currency !== 'GBP'), 'amount', 'It is not in pounds'],
		...(['firstName', 'lastName', 'house'] as const).map(
			(field) =>
				[FORMULA.test(row[field]), field, 'It begins like a formula of a spreadsheet, or with a quotation mark'] as [
					boolean,
					typeof field,
					string,
				],
		),
	]
	return problems.filter(([applies]) => applies).map(([, field, sentence]) => ({ field, sentence }))
}

function cellProblems(field: 'firstName' | 'lastName' | 'house', words: string, cell: string, most: number) {
	const strange = [...new Set([...(cell.match(NOT_TAKEN) ?? []), ...(cell.match(/\p{Cf}/gu) ?? [])])]
	const problems: [boolean, typeof field, string][] = [
		[cell === '', field, `The ${words} is missing`],
		[[...cell].length > most, field, `The ${words} is longer than ${most} characters`],
		[strange.length > 0, field, `The ${words} has ${describeStrange(strange)}`],
	]
	return problems
}

/** "characters that HMRC does not take: 李", "an invisible character: type it again" */
function describeStrange(strange: string[]): string {
	const visible = strange.filter((character) => !/^[\p{Cf}\p{Cc}\p{M}]$/u.test(character))
	return visible.length > 0
		? `characters that HMRC does not take: ${visible.join(' ')}`
		: 'an invisible character: type it again'
}

function isTooOld(day: string, yearEnd: string, today: string): boolean {
	return today > yearsAfter(accountingPeriod(day, yearEnd).to, CLAIM_YEARS)
}
