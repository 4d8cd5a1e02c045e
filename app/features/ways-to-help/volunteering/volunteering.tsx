import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { PageSection } from '#app/ui/sections/page-section/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { FormSection } from '#app/ui/sections/page-section/page-section-form.tsx'
import '#app/ui/sections/page-section/page-section-form.css'
import { HelpHead, type HelpPageData } from '../help-head.tsx'
import { Promised } from '../promised.tsx'
import { RoleList, type RoleRow } from './role-list.tsx'

export interface VolunteeringData extends HelpPageData {
	open: RoleRow[]
	full: { slug: string; title: string }[]
	promise: PageSectionData | undefined
	others: PageSectionData[]
	/** Null while forms are closed. */
	form: { text: string; url: string } | null
}

export function Volunteering({ page }: { page: VolunteeringData }) {
	return (
		<>
			<HelpHead page={page} form={page.form} />
			<Section id="roles" aria-label="Jobs for volunteers">
				{page.open.length > 0 ? (
					<>
						<SectionHead title="Jobs waiting for someone" />
						<RoleList roles={page.open} />
					</>
				) : (
					<NothingOpen form={page.form} />
				)}
				<FullNow roles={page.full} />
			</Section>
			{page.promise && <Promised section={page.promise} tone="nose" />}
			{page.others.map((section) => (
				<PageSection key={section.id} section={section} phone={page.phone} />
			))}
			{page.form && (
				<FormSection
					title="Could you spare two hours?"
					text="Say when you could come and what you would like to do, or that you don’t mind. It takes about five minutes."
					form={page.form}
					phone={page.phone}
				/>
			)}
		</>
	)
}

function FullNow({ roles }: { roles: VolunteeringData['full'] }) {
	if (roles.length === 0) return null
	return (
		<p className="mt-6 text-ink-2">
			Full for now:{' '}
			{roles.map(({ slug, title }, i) => (
				<span key={slug}>
					{i > 0 && <span>, </span>}
					<SiteLink to={`/waystohelp/volunteering/${slug}`}>{title}</SiteLink>
				</span>
			))}
			<span>. Places come free, so do ask.</span>
		</p>
	)
}

function NothingOpen({ form }: Pick<VolunteeringData, 'form'>) {
	return (
		<EmptyState
			title="Every job has someone, for now."
			action={
				form && (
					<ButtonLink to={form.url} size="pst">
						{form.text}
					</ButtonLink>
				)
			}
		>
			<p>
				Tell us what you would like to do, and we’ll ring you when a place comes free. Foster homes are needed all the
				time.
			</p>
		</EmptyState>
	)
}
