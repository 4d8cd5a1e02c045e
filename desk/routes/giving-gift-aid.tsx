import { data, redirect } from 'react-router'
import { z } from 'zod'
import { ErrorBox } from '#app/ui/forms/error-summary.tsx'
import { makeClaim } from '#records/gift-aid/claims.ts'
import '../data/data.css'
import '../inbox/inbox-controls.css'
import '../giving/giving.css'
import { ClaimList } from '../giving/gift-aid/claim-list.tsx'
import { claimRules, readGiftAidPage, readPeriod } from '../giving/gift-aid/claim-page.server.ts'
import { ClaimPeriod } from '../giving/gift-aid/claim-period.tsx'
import { ClaimRowTable } from '../giving/gift-aid/claim-row-table.tsx'
import { ClaimSteps } from '../giving/gift-aid/claim-steps.tsx'
import '../giving/gift-aid/gift-aid.css'
import {
	ClaimProblems,
	DeclaredLater,
	IneligibleGifts,
	OpenAdjustments,
	Undeclared,
} from '../giving/gift-aid/excluded-gifts.tsx'
import { NewClaim } from '../giving/gift-aid/new-claim.tsx'
import { GivingNav } from '../giving/giving-nav.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/giving-gift-aid.ts'

const seenFields = z.object({
	rows: z.coerce.number().int(),
	total: z.coerce.number().int(),
	adjustmentTax: z.coerce.number().int(),
})

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-gift-aid')
	const { searchParams } = args.url
	const page = await readGiftAidPage(args.context.get(deskContext), searchParams)
	return { ...page, isDiscarded: searchParams.has('discarded') }
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'giving-gift-aid')
	const desk = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const seen = seenFields.safeParse(Object.fromEntries(form))
	if (!seen.success) throw data(null, { status: 400 })
	const rules = claimRules(desk)
	const claim = { ...readPeriod(form, rules), seen: seen.data, staffId: member.id }
	const result = await makeClaim(desk.store, claim, rules, desk.now)
	if (result.kind === 'made') throw redirect(`/giving/gift-aid/${result.id}`, { status: 303 })
	return data({ problem: PROBLEMS[result.kind] }, { status: 409 })
}

const PROBLEMS = {
	'changed meanwhile':
		'Something has changed since this page was shown. Look at the sums again, and make the claim then.',
	'nothing to claim': 'There is nothing left to claim: another person may have made the claim.',
}

export function meta() {
	return [{ title: 'Gift Aid – Desk' }]
}

export default function GiftAidPage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<div className="giving">
			{actionData && (
				<ErrorBox focusFor={actionData}>
					<h2 className="text-h4">No claim was made</h2>
					<p>{actionData.problem}</p>
				</ErrorBox>
			)}
			{loaderData.isDiscarded && !actionData && (
				<FlashMessage>The claim is discarded. Its payments can be claimed again.</FlashMessage>
			)}
			<GivingNav />
			<header className="data-head">
				<h1>Gift Aid</h1>
				<p>HMRC adds 25p to every pound that a UK taxpayer gives, if you claim it.</p>
			</header>
			<ClaimPeriod {...loaderData} />
			<div className="gift-aid-page">
				<NewClaim {...loaderData} />
				<ClaimSteps />
				<div className="gift-aid-main">
					<ClaimProblems {...loaderData} />
					{loaderData.rows.length > 0 && <ClaimRowTable {...loaderData} />}
					<DeclaredLater {...loaderData} />
					<Undeclared {...loaderData} />
					<IneligibleGifts {...loaderData} />
					<OpenAdjustments {...loaderData} />
					<ClaimList {...loaderData} />
				</div>
			</div>
		</div>
	)
}
