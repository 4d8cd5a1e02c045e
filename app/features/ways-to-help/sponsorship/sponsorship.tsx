import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { PageSection } from '#app/ui/sections/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { FormSection } from '#app/ui/sections/page-section-form.tsx'
import { HelpHead, type HelpPageData } from '../help-head.tsx'
import { Promised } from '../promised.tsx'
import { type SponsorDog, SponsorDogs } from './sponsor-dogs.tsx'

export interface SponsorshipData extends HelpPageData {
	dogs: SponsorDog[]
	/** "£5", when it is the same for all dogs; "" otherwise. */
	from: string
	promise: PageSectionData | undefined
	others: PageSectionData[]
}

export function Sponsorship({ page }: { page: SponsorshipData }) {
	return (
		<>
			<HelpHead page={page} above={{ text: 'Ways to help', to: '/waystohelp' }} />
			<Section id="dogs" aria-label="Dogs to sponsor">
				{page.dogs.length > 0 ? (
					<>
						<SectionHead
							title={page.dogs.length === 1 ? 'A dog to sponsor' : `${page.dogs.length} dogs to choose from`}
						/>
						<SponsorDogs dogs={page.dogs} from={page.from} />
					</>
				) : (
					<NobodyNow />
				)}
			</Section>
			{page.promise && <Promised section={page.promise} tone="field" />}
			{page.others.map((section) => (
				<PageSection key={section.id} section={section} phone={page.phone} />
			))}
			{page.dogs.length > 0 && (
				<FormSection
					title="Who will it be?"
					text="Pick the face you keep going back to. If you can’t choose, ring us and we’ll tell you who has no sponsor yet."
					form={{ text: 'Choose a dog', url: '#dogs' }}
					phone={page.phone}
				/>
			)}
		</>
	)
}

function NobodyNow() {
	return (
		<EmptyState
			title="No dog needs a sponsor today."
			action={
				<ButtonLink to="/waystohelp/donations" variant="donate" size="pst">
					Give to all of them
				</ButtonLink>
			}
		>
			<p>That is good news, and it doesn’t last long. Until then a gift to all the dogs does the same work.</p>
		</EmptyState>
	)
}
