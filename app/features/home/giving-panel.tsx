import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { RadioTile } from '#app/ui/forms/choice.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { listenerOf } from '#app/ui/sections/listeners.ts'
import type { PageSectionItem } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { phoneHref } from '#lib/text/phone.ts'

export interface GivingData {
	impact: { sum: string; impact: string /** For the page of the donation. */; choice: string }[]
	/** Otherwise the panel says how to give. */
	canGive: boolean
	/** The choice of `impact` that is checked at first. */
	usual: string
	phone: string
}

/** What a donation pays for, to choose from. */
export function GivingPanel({ item, giving }: { item: PageSectionItem; giving: GivingData }) {
	const { impact, phone, canGive } = giving
	return (
		<Panel tone="ball" className="gap-6">
			<div className="grid gap-3">
				<h3 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] tracking-[-.025em]">{item.title}</h3>
				{item.html && <Prose html={item.html} className="max-w-[22em]" />}
			</div>
			{canGive && impact.length > 0 ? (
				<Choices giving={giving} url={item.url} />
			) : (
				<>
					<Lines impact={impact} />
					{item.url && (
						<ButtonLink to={item.url} size="pl" className="w-full">
							How to give
						</ButtonLink>
					)}
				</>
			)}
			{phone && (
				<p>
					Or ring{' '}
					<SiteLink to={phoneHref(phone)} className="inline-block font-display font-extrabold">
						{phone}
					</SiteLink>
					, and we’ll take it from there.
				</p>
			)}
			<img
				src={listenerOf(item.title)}
				width={480}
				height={400}
				alt=""
				loading="lazy"
				decoding="async"
				className="giving-dog"
			/>
		</Panel>
	)
}

/** Leads to the page of the donation with the choice. */
function Choices({ giving: { impact, usual }, url }: { giving: GivingData; url: string }) {
	return (
		<Form action="/donate" method="get" aria-label="Donate" className="grid w-full gap-3">
			<fieldset className="grid gap-3">
				<legend className="sr-only">How much would you like to give?</legend>
				{impact.map(({ sum, impact: what, choice }) => (
					<RadioTile key={choice} name="give" value={choice} defaultChecked={choice === usual} hint={what}>
						<b className="font-display text-h4 font-extrabold">{sum}</b>
					</RadioTile>
				))}
			</fieldset>
			<Button type="submit" variant="donate" size="pl" className="w-full">
				Donate
			</Button>
			{url && (
				<p>
					<SiteLink to={url}>Another amount, or just once</SiteLink>
				</p>
			)}
		</Form>
	)
}

function Lines({ impact }: Pick<GivingData, 'impact'>) {
	if (impact.length === 0) return null
	return (
		<ul className="grid w-full flex-1">
			{impact.map(({ sum, impact: what }) => (
				<li
					key={sum}
					className="grid items-center gap-x-5 border-t-2 border-line py-3.5 text-lede leading-snug sm:grid-cols-[12rem_1fr]"
				>
					<b className="font-display text-[clamp(1.5rem,1.3rem+.8vw,2rem)] leading-tight font-extrabold">{sum}</b>
					<span>{what}</span>
				</li>
			))}
		</ul>
	)
}
