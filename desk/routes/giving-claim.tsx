import { data, Form, Link, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { readAdjustments } from '#records/giving/gift-aid/adjustments.ts'
import { discardClaim, markClaimSent } from '#records/giving/gift-aid/claims.ts'
import { readClaim } from '#records/giving/gift-aid/read-claims.ts'
import '../data/data.css'
import { claimInWords, claimRules, poundsIn } from '../giving/gift-aid/claim-page.server.ts'
import '../giving/gift-aid/gift-aid.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/giving-claim.ts'

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'giving-claim')
	const desk = asked.context.get(deskContext)
	const claim = await readClaim(desk.store, asked.params.id, claimRules(desk).yearEnd)
	if (!claim) throw data(null, { status: 404 })
	const changes = claim.sentAt === null ? await readAdjustments(desk.store.db, claim.id) : []
	const pounds = poundsIn(desk)
	return {
		...claimInWords(claim, pounds),
		rows: claim.rows.rows.length,
		problems: claim.rows.problems.map(({ row, problems }) => ({
			key: row.paymentIds.join(' '),
			donor: `${row.firstName} ${row.lastName}`,
			sentences: problems.map(({ sentence }) => sentence),
		})),
		adjustments: claim.adjustments.map(({ reference, tax }) => ({ reference, tax: pounds(tax) })),
		changed: changes.map(({ reference }) => reference),
	}
}

export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'giving-claim')
	const { store, now } = asked.context.get(deskContext)
	const { id } = asked.params
	const intent = new URLSearchParams(await asked.request.text()).get('intent')
	if (intent === 'discard' && (await discardClaim(store, id, member.id, now))) {
		throw redirect('/giving/gift-aid', { status: 303 })
	}
	if (intent === 'sent') await markClaimSent(store, id, member.id, now)
	throw redirect(`/giving/gift-aid/${id}`, { status: 303 })
}

export function meta() {
	return [{ title: 'Gift Aid claim – Desk' }]
}

export default function ClaimPage({ loaderData: claim }: Route.ComponentProps) {
	const { id, period, sent, rows, total, tax, adjustmentTax, made, changed, problems, adjustments } = claim
	return (
		<div className="data-page">
			<Link to="/giving/gift-aid">Gift Aid</Link>
			<header className="data-head">
				<h1>Claim for {period}</h1>
				<p>{sent ? `Sent on ${sent}. Made on ${made}.` : `Made on ${made}. Not sent yet.`}</p>
			</header>
			{changed.length > 0 && (
				<Notice tone="caution">
					<p>
						Something has changed since this claim was made ({changed.join(', ')}). If you have not sent it yet, discard
						it and make it again. If you have, mark it as sent: the next claim gives the difference back.
					</p>
				</Notice>
			)}
			<dl className="gift-aid-facts">
				<dt>Rows</dt>
				<dd>{rows}</dd>
				<dt>Given</dt>
				<dd>{total}</dd>
				<dt>Tax to claim</dt>
				<dd>about {tax}, as HMRC computes it from the rows</dd>
				<dt>Adjustment, in tax</dt>
				<dd>{adjustmentTax ?? 'none'}</dd>
			</dl>
			{problems.length > 0 && (
				<Notice tone="caution">
					<p>These rows break a rule by now and are not in the file:</p>
					<ul className="list-disc pl-5">
						{problems.map(({ key, donor, sentences }) => (
							<li key={key}>
								{donor}: {sentences.join('. ')}
							</li>
						))}
					</ul>
				</Notice>
			)}
			<section className="data-section" aria-labelledby="send">
				<h2 id="send" className="text-h3">
					Send it to HMRC
				</h2>
				<ol className="list-decimal pl-5">
					<li>Save the rows below, open the file, and copy all of it.</li>
					<li>Paste into the first empty cell under “Title” of HMRC’s own Gift Aid schedule spreadsheet.</li>
					<li>
						{adjustmentTax
							? `Enter ${adjustmentTax} in the box for adjustments, upload the spreadsheet at Charities Online, and come back.`
							: 'Upload the spreadsheet at Charities Online, and come back.'}
					</li>
				</ol>
				<div className="data-row">
					<Form method="post" action={`/giving/gift-aid/${id}/rows`} reloadDocument>
						<Button type="submit" size="st">
							Save the rows
						</Button>
					</Form>
					{!sent && (
						<Form method="post" className="data-row">
							<Button type="submit" name="intent" value="sent" variant="outline" size="st">
								Mark as sent
							</Button>
							<Button type="submit" name="intent" value="discard" variant="ghost" size="st">
								Discard this claim
							</Button>
						</Form>
					)}
				</div>
			</section>
			{adjustments.length > 0 && (
				<section className="data-section" aria-labelledby="adjusted">
					<h2 id="adjusted" className="text-h3">
						Given back with this claim
					</h2>
					<ul className="gift-aid-lines">
						{adjustments.map(({ reference, tax }) => (
							<li key={reference}>
								<Link to={`/giving/${reference}/gift-aid`}>{reference}</Link>
								<b>{tax}</b>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	)
}
