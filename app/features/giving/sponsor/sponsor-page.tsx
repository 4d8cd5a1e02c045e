import type { SubmitEventHandler } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { BackLink } from '#app/ui/navigation/back-link.tsx'
import { ChooseForm } from './choose-form.tsx'
import { DetailsForm } from './details-form.tsx'
import type { ClosedStep, NoNeedStep, SponsorAgain, SponsoredDog, SponsorPageData } from './sponsor-view.ts'
import './sponsor.css'

interface SponsorPageProps {
	page: SponsorPageData
	/** After a form that was sent and is shown again. */
	again: SponsorAgain | null
	isSending: boolean
	/** Lets one submission through at a time. */
	onSubmit: SubmitEventHandler<HTMLFormElement>
}

export function SponsorPage({ page, again, isSending, onSubmit }: SponsorPageProps) {
	const { dog, phone } = page
	return (
		<>
			<div className="band-ball sponsor-band">
				<Wrap className="sponsor-head">
					<BackLink to={page.kind === 'details' ? page.changeUrl : `/dogs/${dog.slug}`} />
					<h1>Sponsor {dog.name}</h1>
					<p className="max-w-[35em] text-lede">{ledeOf(page)}</p>
					<Picture picture={dog.picture} sizes="7rem" className="sponsor-face" />
				</Wrap>
			</div>
			<Wrap className="sponsor-grid">
				<div className="sponsor-card">
					{page.kind === 'choose' && <ChooseForm {...page} />}
					{page.kind === 'details' && (
						<DetailsForm page={page} again={again} isSending={isSending} onSubmit={onSubmit} />
					)}
					{page.kind === 'closed' && <Closed {...page} />}
					{page.kind === 'no need' && <NoNeed {...page} />}
				</div>
				{page.kind !== 'no need' && <Aside dog={dog} phone={phone} />}
			</Wrap>
		</>
	)
}

function ledeOf({ kind, dog }: SponsorPageData): string {
	if (kind === 'no need') return `${dog.name} isn’t looking for a sponsor.`
	if (kind === 'details') return 'Step 2 of 2. A few details, then how you pay.'
	return `Food, a bed and the vet, for as long as ${dog.name} needs us.`
}

function Aside({ dog, phone }: { dog: SponsoredDog; phone: string }) {
	return (
		<aside className="sponsor-aside">
			<Picture picture={dog.picture} sizes="(min-width: 60rem) 26rem, 100vw" priority className="sponsor-picture" />
			<div className="sponsor-about">
				{dog.line && <p className="text-lede leading-snug">“{dog.line}”</p>}
				<p className="text-ink-2">{[dog.name, dog.about].filter(Boolean).join(', ')}</p>
				<ul className="sponsor-gets">
					<li>A certificate to print or to give</li>
					<li>News by email, if you want it</li>
					<li>You decide today what happens when {dog.name} goes home</li>
				</ul>
				{phone && <p>Rather talk? Ring us on {phone.replaceAll(' ', '\u{A0}')}.</p>}
			</div>
		</aside>
	)
}

function Closed({ dog, phone }: ClosedStep) {
	return (
		<div className="grid justify-items-start gap-4">
			<h2>We can’t take this here today</h2>
			<p>
				{phone ? `Please ring us on ${phone.replaceAll(' ', '\u{A0}')}` : 'Please write to us'}, and we’ll tell you how
				to sponsor {dog.name}.
			</p>
			<ButtonLink to="/waystohelp" variant="link" size="link-s-bold" arrow>
				Other ways to help
			</ButtonLink>
		</div>
	)
}

function NoNeed({ dog }: NoNeedStep) {
	return (
		<div className="grid justify-items-start gap-4">
			<h2>Other dogs are</h2>
			<p>Sponsors look after the dogs who wait longest with us, or who will never leave.</p>
			<ButtonLink to="/waystohelp/sponsorship">Meet the dogs who need one</ButtonLink>
			<ButtonLink to={`/dogs/${dog.slug}`} variant="link" size="link-s-bold" arrow>
				Back to {dog.name}
			</ButtonLink>
		</div>
	)
}
