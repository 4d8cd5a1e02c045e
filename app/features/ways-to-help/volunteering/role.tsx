import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, SectionHead, TwoColumns, Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import IconCheck from '~icons/ph/check-bold'
import { RoleCard, type RoleCardData } from './role-card.tsx'
import { RoleFacts } from './role-facts.tsx'

export interface RoleData {
	slug: string
	title: string
	/** Sanitised HTML. */
	lede: string
	description: string
	picture: PictureData | null
	html: string
	isOpen: boolean
	place: string
	hours: string
	/** "18 and over" */
	age: string
	skills: string[]
	/** Prefilled with the role while there is a place. Null while forms are closed. */
	form: { text: string; url: string } | null
	phone: string
	others: RoleCardData[]
}

export function RoleView({ role }: { role: RoleData }) {
	return (
		<>
			<Breadcrumb
				trail={[
					{ text: 'Home', to: '/' },
					{ text: 'Ways to help', to: '/waystohelp' },
					{ text: 'Volunteer', to: '/waystohelp/volunteering' },
					{ text: role.title },
				]}
			/>
			<PageHero
				title={role.title}
				html={role.lede}
				picture={role.picture}
				badge={
					!role.isOpen && (
						<Badge tone="reserved" onPage>
							Full for now
						</Badge>
					)
				}
			>
				<PageHeroButtons form={role.form} button={null} phone={role.phone} />
			</PageHero>
			<Wrap className="grid gap-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
				<RoleFacts role={role} isTiles />
				<TwoColumns>
					<Prose html={role.html} opening />
					<Start role={role} />
				</TwoColumns>
			</Wrap>
			<OtherRoles roles={role.others} />
		</>
	)
}

/** Beside the text: what helps in the job, and how to begin. */
function Start({ role }: { role: RoleData }) {
	return (
		<Panel tone={role.isOpen ? 'ball' : 'sky'} className="gap-5 side:sticky side:top-25">
			{role.skills.length > 0 && (
				<>
					<h2 className="text-h3">What helps</h2>
					<ul className="grid gap-2.5 pb-3">
						{role.skills.map((skill) => (
							<li key={skill} className="grid grid-cols-[1.25rem_1fr] gap-3 leading-snug">
								<IconCheck aria-hidden className="mt-0.5 size-5" />
								{skill}
							</li>
						))}
					</ul>
				</>
			)}
			<h2 className="text-h3">{role.isOpen ? 'Is this you?' : 'Full for now'}</h2>
			<p>
				{role.isOpen
					? 'Tell us which days suit you. It takes about 5 minutes, and nothing is settled until you’ve seen the place.'
					: 'Someone is doing this job already, and we’re glad of them. Tell us you’d like it, and we’ll ring you when a place comes free.'}
			</p>
			{role.form && (
				<ButtonLink to={role.form.url} size="pasm" className="px-3 sm:px-7">
					{role.form.text}
				</ButtonLink>
			)}
		</Panel>
	)
}

function OtherRoles({ roles }: { roles: RoleCardData[] }) {
	if (roles.length === 0) return null
	return (
		<Section tone="mist" aria-labelledby="other-roles">
			<SectionHead
				id="other-roles"
				title="Other jobs waiting for someone"
				action={
					<ButtonLink to="/waystohelp/volunteering#roles" variant="link" size="link-l" arrow>
						All the jobs
					</ButtonLink>
				}
			/>
			<ul className="grid gap-x-[clamp(1rem,.5rem+1.6vw,2rem)] gap-y-10 md:grid-cols-3">
				{roles.map((role) => (
					<li key={role.slug} className="min-w-0">
						<RoleCard role={role} />
					</li>
				))}
			</ul>
		</Section>
	)
}
