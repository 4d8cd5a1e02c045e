import { data, Link, redirect } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { formatDate } from '#lib/dates.ts'
import { readAdjustments } from '#records/gift-aid/adjustments.ts'
import { discardClaim, markClaimSent } from '#records/gift-aid/claims.ts'
import { readFundsOfClaim } from '#records/gift-aid/funds-of-claim.ts'
import { readClaim } from '#records/gift-aid/read-claims.ts'
import '../data/data.css'
import {
	claimInWords,
	claimRules,
	columnIn,
	fundsInWords,
	linesOfRows,
	poundsIn,
	rowInWords,
} from '../giving/gift-aid/claim-page.server.ts'
import { ClaimRowTable } from '../giving/gift-aid/claim-row-table.tsx'
import { FundsTable } from '../giving/gift-aid/funds-table.tsx'
import '../giving/gift-aid/gift-aid.css'
import { AfterSending, SendSteps } from '../giving/gift-aid/claim-steps.tsx'
import { DiscardClaim, MadeClaim } from '../giving/gift-aid/made-claim.tsx'
import '../giving/giving.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { BackLink } from '../shell/back-link.tsx'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/giving-claim.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-claim')
	const desk = args.context.get(deskContext)
	const claim = await readClaim(desk.store, args.params.id, claimRules(desk).yearEnd)
	if (!claim) throw data(null, { status: 404 })
	const changes = claim.sentAt === null ? await readAdjustments(desk.store.db, claim.id) : []
	const [pounds, inColumn] = [poundsIn(desk), columnIn(desk)]
	const { rows, problems } = claim.rows
	const behind = {
		origins: claim.origins,
		lines: await linesOfRows(desk, [...rows, ...problems.map(({ row }) => row)]),
	}
	return {
		...claimInWords(claim, pounds),
		firstDay: claim.firstDay === '' ? '' : formatDate(claim.firstDay),
		funds: fundsInWords(await readFundsOfClaim(desk.store, claim.id), desk),
		sums: { total: inColumn(claim.total), tax: inColumn(claim.tax) },
		rows: rows.map((row) => rowInWords(row, inColumn, behind)),
		problems: problems.map(({ row, problems }) => ({
			...rowInWords(row, inColumn, behind),
			sentences: problems.map(({ sentence }) => sentence),
		})),
		adjustments: claim.adjustments.map(({ reference, tax }) => ({ reference, tax: pounds(tax) })),
		changed: changes.map(({ reference }) => reference),
		isJustSent: args.url.searchParams.has('sent') && claim.sentAt !== null,
	}
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'giving-claim')
	const { store, now } = args.context.get(deskContext)
	const { id } = args.params
	const intent = new URLSearchParams(await args.request.text()).get('intent')
	if (intent === 'discard' && (await discardClaim(store, id, member.id, now))) {
		throw redirect('/giving/gift-aid?discarded', { status: 303 })
	}
	if (intent === 'sent') await markClaimSent(store, id, member.id, now)
	throw redirect(`/giving/gift-aid/${id}${intent === 'sent' ? '?sent' : ''}`, { status: 303 })
}

export function meta() {
	return [{ title: 'Gift Aid claim – Desk' }]
}

export default function ClaimPage({ loaderData: claim }: Route.ComponentProps) {
	const { period, sent, isJustSent, firstDay, rows, sums, funds, adjustmentTax, made, changed, problems, adjustments } =
		claim
	return (
		<div className="giving">
			<header className="data-head">
				<BackLink to="/giving/gift-aid">Gift Aid</BackLink>
				<h1>Claim for {period}</h1>
				<p>Made on {made}.</p>
			</header>
			{isJustSent && <FlashMessage>The claim is marked as sent.</FlashMessage>}
			{changed.length > 0 && (
				<Notice tone="caution">
					<p>
						<b>Something has changed since this claim was made:</b>{' '}
						{changed.map((reference, index) => (
							<span key={reference}>
								{index > 0 && <span>, </span>}
								<Link to={`/giving/${reference}`}>{reference}</Link>
							</span>
						))}
						<span>
							. If you have not sent it yet, discard it and make it again. If you have, mark it as sent: the next claim
							gives the difference back.
						</span>
					</p>
				</Notice>
			)}
			<div className="gift-aid-page">
				<MadeClaim claim={claim} />
				{sent ? <AfterSending /> : <SendSteps adjustmentTax={adjustmentTax} firstDay={firstDay} />}
				<div className="gift-aid-main">
					{problems.length > 0 && (
						<section className="data-section" aria-labelledby="not-in-file">
							<h2 id="not-in-file" className="text-h3">
								Not in the file
							</h2>
							<p>These rows no longer meet HMRC’s rules. Correct them, and save the rows again.</p>
							<ul className="gift-aid-lines">
								{problems.map(({ key, donor, origins: [first], sentences }) => (
									<li key={key}>
										{first ? <Link to={`/giving/${first.reference}/gift-aid`}>{donor}</Link> : <b>{donor}</b>}
										<span>{sentences.join('. ')}.</span>
									</li>
								))}
							</ul>
						</section>
					)}
					<ClaimRowTable rows={rows} sums={sums} />
					{funds.rows.length > 1 && <FundsTable funds={funds.rows} sum={funds.sum} />}
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
					{!sent && <DiscardClaim />}
				</div>
			</div>
		</div>
	)
}
