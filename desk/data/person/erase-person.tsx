import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { PersonData } from './person-data.ts'
import { GivingThatStays } from './person-giving.tsx'

/** What erasing does and what it leaves, before its button; what has to be done first in its place. */
export function ErasePerson({ person }: { person: PersonData }) {
	const { activeMonthly, openOrders } = person.giving
	return (
		<section id="erase" className="person-erase">
			<h2 className="text-h3">Erase it</h2>
			<p>
				Everything on this page is deleted from the site, at once and for good. No one gets an email about it: tell{' '}
				{person.name || 'them'} yourself.
			</p>
			<WhatStays person={person} />
			{activeMonthly.length > 0 && <CancelFirst references={activeMonthly} />}
			{activeMonthly.length === 0 && openOrders.length > 0 && (
				<Notice tone="caution">
					<p>
						{`Nothing can be erased yet: ${openOrders.join(', ')} is paid and not sent, or has to be refunded. Do that first: it needs their address.`}
					</p>
				</Notice>
			)}
			{activeMonthly.length + openOrders.length === 0 && (
				<Form method="post" className="data-section">
					<input type="hidden" name="email" value={person.email} />
					<Checkbox id="sure" name="sure" value="yes">
						They asked for it, or the data must go, and nothing here is needed for a claim or a complaint
					</Checkbox>
					<Button type="submit" variant="destructive" size="st" name="intent" value="erase">
						Erase everything held
					</Button>
				</Form>
			)}
		</section>
	)
}

function CancelFirst({ references }: { references: string[] }) {
	return (
		<Notice tone="caution">
			<p>
				{`Nothing can be erased yet: ${references.join(', ')} is still charged each month. Cancel it first, so that no one is charged whom you cannot reach.`}
			</p>
			{references.map((reference) => (
				<p key={reference}>
					Send them the link to cancel from <Link to={`/giving/${reference}`}>{reference}</Link>, or cancel it in
					Stripe.
				</p>
			))}
		</Notice>
	)
}

/** What erasing cannot reach, and why it stays. */
function WhatStays({ person: { giving } }: { person: PersonData }) {
	return (
		<>
			<h3 className="text-h4">What stays, and why</h3>
			<ul className="list-disc pl-5">
				<GivingThatStays giving={giving} />
				<li>
					Lines of bank statements that no gift or order has: whose they are is not known. If one may name them, you
					read so afterwards.
				</li>
				<li>
					The audit log says that someone’s data was erased, with the reference and without a name, for 12 months: it is
					our proof.
				</li>
				<li>Backups made before still have it until you delete them. After restoring one, erase the person again.</li>
				<li>Emails already sent are in their mailbox and in yours. Delete yours by hand.</li>
				<li>Anything exported or printed. Ask those who have it.</li>
			</ul>
		</>
	)
}
