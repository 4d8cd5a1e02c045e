import type { CSSProperties } from 'react'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'

export interface ImpactLine {
	/** "£12" */
	sum: string
	/** "pays for all the joint medicine an older dog like Dot needs." */
	text: string
}

/** What the usual amounts do, monthly and once. */
export function Impact({ monthly, once }: { monthly: ImpactLine[]; once: ImpactLine[] }) {
	if (monthly.length + once.length === 0) return null
	return (
		<Section tone="field" aria-labelledby="impact">
			<SectionHead id="impact" title="What your gift does" />
			<div
				className="impact-lists grid gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-10 split:grid-cols-2 split:gap-y-0"
				style={{ '--impact-rows': Math.max(monthly.length, once.length) } as CSSProperties}
			>
				<Lines title="Every month" lines={monthly} per=" a month" />
				<Lines title="Once" lines={once} per="" />
			</div>
		</Section>
	)
}

function Lines({ title, lines, per }: { title: string; lines: ImpactLine[]; per: string }) {
	if (lines.length === 0) return null
	return (
		<div>
			<h3 className="mb-3 text-h4 text-ink-2">{title}</h3>
			<ul className="border-b-2 border-line">
				{lines.map(({ sum, text }) => (
					<li key={sum + text} className="impact-line border-t-2 border-line py-4">
						<p className="impact-sum text-fill">
							{sum}
							{per && <span className="sr-only">{per}</span>}
						</p>
						<p className="pt-1 text-lede leading-snug">{text}</p>
					</li>
				))}
			</ul>
		</div>
	)
}
