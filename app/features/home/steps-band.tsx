import { ButtonLink } from '#app/ui/button.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { splitStepNote } from '#lib/text/step-note.ts'

/** The steps to adoption, joined by the lead. */
export function StepsBand({ section }: { section: PageSectionData }) {
	const headingId = `${section.id}-title`
	return (
		<Section id={section.id} tone="field" aria-labelledby={headingId} className="relative overflow-clip">
			<SectionHead id={headingId} title={section.title} className="mb-4" />
			{section.html && <Prose html={section.html} className="max-w-[35em] text-lede text-on-field-2" />}
			<div className="relative mt-[clamp(1.75rem,1rem+2.4vw,3rem)]">
				{section.items.length === 4 && <Lead />}
				<ol className="steps grid gap-8">
					{section.items.map((item, i) => (
						<Step key={item.title} item={item} number={i + 1} isLast={i === section.items.length - 1} />
					))}
				</ol>
			</div>
			{section.button && (
				<p className="mt-10">
					<ButtonLink to={section.button.url} size="pasm">
						{section.button.text}
					</ButtonLink>
				</p>
			)}
		</Section>
	)
}

/** A wave through four numbers; below 900 px a line beside a column. */
function Lead() {
	return (
		<svg
			viewBox="0 0 1200 208"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="steps-lead lead-across pointer-events-none absolute top-0 left-0 w-full overflow-visible"
			strokeLinecap="round"
		>
			<path
				vectorEffect="non-scaling-stroke"
				d="M-400 90C-200 20 -60 50 34 50C150 50 210 136 342 122S520 40 650 50S830 140 958 122S1180 20 1700 90"
			/>
		</svg>
	)
}

function Step({ item, number, isLast }: { item: PageSectionItem; number: number; isLast: boolean }) {
	const { html, note } = splitStepNote(item.html)
	return (
		<li className="step relative">
			{!isLast && <span aria-hidden className="step-lead lead-down absolute -translate-x-1/2" />}
			<span
				aria-hidden
				className="step-number relative z-10 grid place-items-center rounded-pill bg-ball font-display leading-none font-black text-on-ball"
			>
				{number}
			</span>
			<div className="step-words min-w-0">
				<h3 className="mb-1.5">{item.title}</h3>
				<Prose html={html} className="max-w-[19.5em] text-on-field-2" />
				{note && <p className="mt-2.5 font-display text-[1.0625rem] leading-[1.3] font-bold text-ball">{note}</p>}
			</div>
		</li>
	)
}
