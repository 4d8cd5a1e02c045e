import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pounds } from '../acts/bank.ts'
import { CAST } from '../cast.ts'
import type { Stage } from '../stage.ts'
import { writeEmails } from './emails.ts'
import { csv, type Files, saveExports, saveStripe, writeFiles } from './files.ts'
import { lookAsVisitors, lookAtEverything, makeClaim } from './month-end.ts'

const README = `Fairlead Dog Rescue: November 2026

Fairlead is an invented charity in the United Kingdom that takes donations and sponsorships, with and without Gift Aid, and sells things in a
small shop; it is registered for VAT and takes cards and direct debits through Stripe, and bank transfers to one account. Between 1 and
30 November 2026 about sixty donations, sponsorships and orders came in from about fifty people, and its volunteers imported three bank
statements, packed parcels and answered what came up. On 30 November its treasurer looked through the books and made the Gift Aid claim
of the month; monthly donations that began in October, and one order of October, are here because they go on.

pictures/  what was on the screen, in the order in which it was taken: a number, the month and day, what it is. "-phone" is the same page
           on a telephone, "-part-2-of-3" a part of a long page. "desk-..." and pages named after lists are what staff see; "thank-you", "order", "receipt", "manage-page",
           "visitor-page" and "shop" are what the public sees.
emails/    every email that was sent, as text, numbered in the order in which it was sent; "picture-..." is how one of each kind looks.
           desk-sign-in/ has the codes with which staff signed in.
files/     statement-...csv: the bank statements as they were imported.
           desk-...: what the charity's own system gives out for the accounts, the post and HMRC.
           stripe-...csv: what Stripe's side has: charges, refunds, disputes, the balance with fees, payouts, subscriptions.
           bank-account.csv: all lines of the bank account from 1 October to 30 November.
           print-...pdf: papers as they are printed.
           people.csv: who gave and ordered what, as they would tell it themselves.
`

/** The end of the month, and the pack for people who look at it. @returns the files, for the assertions */
export async function endMonth(stage: Stage, folder: string | null): Promise<{ files: Files; claimPath: string }> {
	const files: Files = new Map(stage.files)
	await lookAtEverything(stage)
	const claimPath = await makeClaim(stage)
	await saveExports(stage, files, claimPath)
	saveStripe(stage.month.stripe.state, stage.stripe, files)
	files.set('bank-account.csv', stage.bank.statement('2026-10-01', '2026-11-30'))
	if (folder === null) return { files, claimPath }
	await lookAsVisitors(stage)
	files.set('people.csv', peopleOf(stage))
	writeFiles(folder, files)
	await writeEmails(folder, stage)
	mkdirSync(folder, { recursive: true })
	writeFileSync(join(folder, 'README.txt'), README)
	return { files, claimPath }
}

/** Who gave and ordered, with the reference that each has in their emails. */
function peopleOf({ cases }: Stage): string {
	const rows = [...cases.values()].map(({ who, reference, due }) => {
		const { firstName, lastName, email, house, street, town, postcode, country } = CAST[who]
		return [reference, `${firstName} ${lastName}`, email, house, street, town, postcode, country, pounds(due)]
	})
	return csv(['Reference', 'Name', 'Email', 'House', 'Street', 'Town', 'Postcode', 'Country', 'Sum at the start'], rows)
}
