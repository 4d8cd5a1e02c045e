import type { CSSProperties } from 'react'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

export interface ImpactLine {
	/** "£12" */
	sum: string
	/** "pays for all the joint medicine an older dog like Dot needs." */
	text: string
	/** The form of a donation with this amount. */
	url: string
}

/** What the usual amounts do, monthly and once. */
export function Impact({ monthly, once, canGive }: { monthly: ImpactLine[]; once: ImpactLine[]; canGive: boolean }) {
	if (monthly.length + once.length === 0) return null
	return (
		<Section tone="field" aria-labelledby="impact">
			<SectionHead id="impact" title="What your gift does" />
			<div
				className="impact-lists grid gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-10 split:grid-cols-2 split:gap-y-0"
				style={{ '--impact-rows': Math.max(monthly.length, once.length) } as CSSProperties}
			>
				<Lines title="Every month" lines={monthly} per=" a month" canGive={canGive} />
				<Lines title="Once" lines={once} per="" canGive={canGive} />
			</div>
		</Section>
	)
}

interface LinesProps {
	title: string
	lines: ImpactLine[]
	per: string
	/** There is a form that the amounts lead to. */
	canGive: boolean
}

function Lines({ title, lines, per, canGive }: LinesProps) {
	if (lines.length === 0) return null
	return (
		<div>
			<h3 className="mb-3 text-h4 text-ink-2">{title}</h3>
			<ul className="border-b-2 border-line">
				{lines.map(({ sum, text, url }) => (
					<li key={sum + text} className="impact-line relative border-t-2 border-line py-4">
						<p className="impact-sum text-fill">
							{sum}
							{per && <span className="sr-only">{per}</span>}
						</p>
						<p className="pt-1 text-lede leading-snug">{text}</p>
						{canGive && (
							<SiteLink to={url} className="impact-give font-display font-bold">
								Give {sum}
								{per && <span className="sr-only">{per}</span>}
							</SiteLink>
						)}
					</li>
				))}
			</ul>
		</div>
	)
}
