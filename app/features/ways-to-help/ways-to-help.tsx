import { PageSection } from '#app/ui/sections/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { AddedUp } from './added-up.tsx'
import { HelpHead, type HelpPageData } from './help-head.tsx'
import { Ways } from './ways.tsx'

export interface WaysToHelpData extends HelpPageData {
	ways: PageSectionData | null
	/** "£6", of a month. */
	amounts: string[]
	others: PageSectionData[]
}

export function WaysToHelp({ page }: { page: WaysToHelpData }) {
	return (
		<>
			<HelpHead page={page} />
			{page.ways && <Ways section={page.ways} amounts={page.amounts} />}
			{page.others.map((section) => {
				const Part = section.type === 'numbers' ? AddedUp : PageSection
				return <Part key={section.id} section={section} />
			})}
		</>
	)
}
