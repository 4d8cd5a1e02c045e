import type { ReactNode } from 'react'
import { phoneHref } from '#lib/text/phone.ts'
import { cn } from '../../cn.ts'
import { TwoColumns, Wrap } from '../../layout/layout.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Accordion } from '../accordion.tsx'
import { listenerOf } from '../listeners.ts'
import { Prose } from '../prose.tsx'
import { SectionButton } from './page-section-button.tsx'
import { SectionCards } from './page-section-cards.tsx'
import type { PageSectionData } from './page-section-data.ts'
import { SectionGallery } from './page-section-gallery.tsx'
import { SectionNumbers } from './page-section-numbers.tsx'
import { SectionQuote } from './page-section-quote.tsx'
import { StepsSection } from './page-section-steps.tsx'
import './page-section.css'

interface PageSectionProps {
	section: PageSectionData
	/** Beside questions, for the others; "" or undefined for none. */
	phone?: string | undefined
}

/** One section by type. Pages with a design of their own render known sections themselves and pass others to this. */
export function PageSection({ section, phone }: PageSectionProps) {
	if (section.type === 'numbers') return <SectionNumbers section={section} />
	if (section.type === 'quote') return <SectionQuote section={section} />
	if (section.type === 'steps' && section.items.length > 0) return <StepsSection section={section} />
	const headingId = section.title ? `${section.id}-title` : undefined
	const isQuestions = section.type === 'faq'
	const isBeside = section.items.length > 0 && isQuestions
	const Columns = isBeside ? TwoColumns : 'div'
	return (
		<section id={section.id} aria-labelledby={headingId} className={cn('py-section', isQuestions && 'band-mist')}>
			<Wrap>
				<Columns
					className={cn(
						isQuestions && isBeside && 'side:grid-cols-[1fr_1.22fr]',
						section.type === 'cta' && 'band-sky rounded-xl p-[clamp(1.5rem,1rem+3vw,4rem)]',
					)}
				>
					<SectionIntro section={section} headingId={headingId} isBeside={isBeside} phone={phone} />
					<div>
						<SectionBody section={section} />
						<SectionButton button={section.button} />
					</div>
				</Columns>
			</Wrap>
		</section>
	)
}

interface SectionIntroProps {
	section: PageSectionData
	headingId: string | undefined
	isBeside: boolean
	phone: string | undefined
}

function SectionIntro({ section, headingId, isBeside, phone }: SectionIntroProps) {
	if (!section.title && !section.html) return null
	const isText = section.items.length === 0
	return (
		<div
			className={cn(
				isBeside ? 'asked' : 'grid gap-4',
				!isText && section.type !== 'faq' && 'mb-[clamp(1.75rem,1rem+2.4vw,3rem)]',
			)}
		>
			{section.title && (
				<h2 id={headingId} className="max-w-184">
					{section.title}
				</h2>
			)}
			{section.html && <Prose html={section.html} className={cn(!isText && 'max-w-[35em] text-lede text-ink-2')} />}
			{isBeside && <Ask title={section.title} phone={phone} />}
		</div>
	)
}

/** A dog listening, and on wide screens whom to ask. */
function Ask({ title, phone }: { title: string; phone: string | undefined }) {
	return (
		<div className="ask band-sky">
			{phone && (
				<p>
					<b>Still unsure?</b> Ring{' '}
					<SiteLink to={phoneHref(phone)} className="font-display font-bold">
						{phone}
					</SiteLink>{' '}
					and ask a person.
				</p>
			)}
			<img src={listenerOf(title)} width={480} height={400} alt="" loading="lazy" decoding="async" />
		</div>
	)
}

function SectionBody({ section: { type, items } }: { section: PageSectionData }): ReactNode {
	if (items.length === 0) return null
	if (type === 'faq') return <Accordion items={items} firstOpen />
	if (type === 'gallery') return <SectionGallery items={items} />
	return <SectionCards items={items} />
}
