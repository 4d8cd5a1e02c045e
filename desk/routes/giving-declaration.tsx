import { data, Link, redirect } from 'react-router'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import '../data/data.css'
import { actOnDeclaration } from '../giving/gift-aid/declaration-actions.server.ts'
import { findDeclarable, readDeclarationPage } from '../giving/gift-aid/declaration-page.server.ts'
import { DeclarationView } from '../giving/gift-aid/declaration-view.tsx'
import { EnterDeclaration } from '../giving/gift-aid/enter-declaration.tsx'
import '../giving/gift-aid/gift-aid.css'
import { NotTheirOwnMoney, PaymentsOfOthers } from '../giving/gift-aid/not-their-own-money.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/giving-declaration.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-declaration')
	const desk = args.context.get(deskContext)
	const declarable = await findDeclarable(desk, args.params.reference)
	if (!declarable) throw data(null, { status: 404 })
	const { searchParams } = args.url
	return {
		...(await readDeclarationPage(desk, declarable)),
		isSaved: searchParams.has('saved'),
		isWidening: searchParams.has('more'),
	}
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'giving-declaration')
	const desk = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const declarable = await findDeclarable(desk, args.params.reference)
	if (!declarable) throw data(null, { status: 404 })
	const errors = await actOnDeclaration({ desk, member, declarable, form })
	if (errors) return data(errors, { status: 422 })
	throw redirect(`/giving/${declarable.payable.reference}/gift-aid?saved`, { status: 303 })
}

export function meta({ params }: Route.MetaArgs) {
	return [{ title: `Gift Aid of ${params.reference} – Desk` }]
}

export default function DeclarationPage({ loaderData: page, actionData: answer }: Route.ComponentProps) {
	const { reference, donor, declaration, today, isNotForGiftAid, isWidening } = page
	const isEntering = !declaration || (isWidening && declaration.isForOneGift)
	return (
		<div className="data-page">
			<ErrorSummary errors={answer?.errors ?? []} />
			{page.isSaved && !answer && <FlashMessage>Saved.</FlashMessage>}
			<Link to={`/giving/${reference}`}>{reference}</Link>
			<header className="data-head">
				<h1>Gift Aid of {`${donor.firstName} ${donor.lastName}`.trim() || reference}</h1>
				{!declaration && <p>No declaration was made with {reference}.</p>}
			</header>
			{isNotForGiftAid && <NotTheirOwnMoney isMarked />}
			{declaration && !isEntering && (
				<DeclarationView declaration={declaration} today={today} email={donor.email} answer={answer} />
			)}
			{isEntering && !isNotForGiftAid && <EnterDeclaration page={page} answer={answer} />}
			{!isNotForGiftAid && <PaymentsOfOthers payments={page.payments} />}
			{!isNotForGiftAid && <NotTheirOwnMoney isMarked={false} />}
		</div>
	)
}
