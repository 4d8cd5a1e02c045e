import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { type GivingData, GivingPanel } from './giving-panel.tsx'

/** Ways to help: giving first and large, then the rest in the editor's order. */
export function HelpPanels({ section, giving }: { section: PageSectionData; giving: GivingData }) {
	const [first, second, ...others] = section.items
	const headingId = `${section.id}-title`
	return (
		<Section id={section.id} aria-labelledby={headingId}>
			<SectionHead
				id={headingId}
				title={section.title}
				action={
					section.button && (
						<ButtonLink to={section.button.url} variant="link" size="link-l" arrow>
							{section.button.text}
						</ButtonLink>
					)
				}
			/>
			{section.html && <Prose html={section.html} className="-mt-4 mb-8 text-lede text-ink-2" />}
			<div className="grid gap-[clamp(1rem,.6rem+1vw,1.5rem)] split:grid-cols-2">
				{first && <GivingPanel item={first} giving={giving} />}
				<div className="grid gap-[inherit] split:grid-rows-[1fr_auto]">
					{second && <WidePanel item={second} />}
					{others.length > 0 && (
						<div className={cn('grid gap-[inherit]', others.length > 1 && 'split:grid-cols-2')}>
							{others.map((item, i) => (
								<Panel key={item.title} tone={i % 2 === 0 ? 'nose' : 'mist'} className="split:p-7">
									<PanelText item={item} />
								</Panel>
							))}
						</div>
					)}
				</div>
			</div>
		</Section>
	)
}

function WidePanel({ item }: { item: PageSectionItem }) {
	return (
		<Panel tone="field" className="split:min-h-84">
			<PanelText item={item} className={item.picture ? 'max-w-68' : undefined} />
			{item.picture && (
				<Picture
					picture={item.picture}
					sizes="(min-width: 1800px) 44rem, (min-width: 900px) 38rem, 92vw"
					className="help-picture mt-2 aspect-16/10 w-full rounded-l"
				/>
			)}
		</Panel>
	)
}

function PanelText({ item, className }: { item: PageSectionItem; className?: string }) {
	return (
		<>
			<h3 className="text-[clamp(1.75rem,1.4rem+1vw,2.25rem)] tracking-[-.025em]">{item.title}</h3>
			{item.html && <Prose html={item.html} className={cn('max-w-[22em]', className)} />}
			{item.url && (
				<ButtonLink to={item.url} variant="link" size="link-l" arrow className="mt-auto">
					{linkWords(item)}
				</ButtonLink>
			)}
		</>
	)
}

/** Link texts that name their target. */
const wordsByRoute: Record<string, string> = {
	'/fostering': 'Become a foster carer',
	'/waystohelp/volunteering': 'See the roles',
	'/waystohelp/sponsorship': 'Sponsor a dog',
	'/merch': 'Visit the shop',
	'/adoption': 'How adoption works',
}

function linkWords({ url, title }: PageSectionItem): string {
	return wordsByRoute[url] ?? `More about “${title}”`
}
