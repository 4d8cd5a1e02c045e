import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { PageSectionItem } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { phoneHref } from '#lib/text/phone.ts'

export interface GivingData {
	impact: { sum: string; impact: string }[]
	phone: string
}

/** What a donation pays for and how to donate today. */
export function GivingPanel({ item, giving: { impact, phone } }: { item: PageSectionItem; giving: GivingData }) {
	return (
		<Panel tone="ball" className="justify-between gap-6">
			<div className="grid gap-3">
				<h3 className="text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] tracking-[-.025em]">{item.title}</h3>
				{item.html && <Prose html={item.html} className="max-w-[22em]" />}
			</div>
			{impact.length > 0 && (
				<ul className="w-full">
					{impact.map(({ sum, impact: what }) => (
						<li
							key={sum}
							className="grid gap-x-5 border-t-2 border-line py-3.5 text-lede leading-snug sm:grid-cols-[9.5rem_1fr]"
						>
							<b className="font-display text-h4 font-extrabold">{sum}</b>
							<span>{what}</span>
						</li>
					))}
				</ul>
			)}
			<div className="grid w-full gap-4">
				{item.url && (
					<ButtonLink to={item.url} size="pl" className="w-full">
						How to give
					</ButtonLink>
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
			</div>
		</Panel>
	)
}
