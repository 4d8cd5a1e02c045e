import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, SectionHead, TwoColumns, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { FormSection } from '#app/ui/sections/page-section-form.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { phoneHref } from '#lib/text/phone.ts'
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
	/** The person of the step with the form, from the page about volunteering: "Talk to Jo". */
	host: { title: string; text: string; picture: PictureData } | null
	others: RoleCardData[]
}

export function RoleView({ role }: { role: RoleData }) {
	return (
		<>
			<div className="band-ball">
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
			</div>
			<Wrap className="grid gap-[clamp(2rem,1.5rem+2vw,3.5rem)] pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
				<RoleFacts role={role} isTiles />
				<TwoColumns>
					<Prose html={role.html} opening className="role-text" />
					<Start role={role} />
				</TwoColumns>
			</Wrap>
			<OtherRoles roles={role.others} />
			{role.form && (
				<FormSection
					title={role.isOpen ? 'Is this you?' : 'Another job, perhaps?'}
					text={
						role.isOpen
							? 'Tell us which days suit you. It takes about 5 minutes, and nothing is settled until you’ve seen the place.'
							: 'Tell us what you’d like to do. There’s nearly always something that fits.'
					}
					form={role.form}
					phone={role.phone}
				/>
			)}
		</>
	)
}

/** Beside the text: what helps in the job, and how to begin. */
function Start({ role }: { role: RoleData }) {
	return (
		<Panel tone="sky" className="gap-5 side:sticky side:top-25">
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
			{role.isOpen ? (
				role.host && <Host host={role.host} phone={role.phone} />
			) : (
				<>
					<h2 className="text-h3">Full for now</h2>
					<p>
						Someone is doing this job already, and we’re glad of them. Tell us you’d like it, and we’ll ring you when a
						place comes free.
					</p>
				</>
			)}
			{role.form && (
				<ButtonLink to={role.form.url} size="pasm" className="px-3 sm:px-7">
					{role.form.text}
				</ButtonLink>
			)}
		</Panel>
	)
}

/** Whom to talk to first. */
function Host({ host: { title, text, picture }, phone }: { host: NonNullable<RoleData['host']>; phone: string }) {
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<Picture picture={{ ...picture, alt: '' }} sizes="6rem" className="face" />
			<div className="min-w-0 flex-[1_1_12rem]">
				<h2 className="text-h3">{title}</h2>
				{text && <p className="mt-1">{text}</p>}
				{phone && (
					<SiteLink to={phoneHref(phone)} className="mt-1 font-display font-extrabold">
						{phone}
					</SiteLink>
				)}
			</div>
		</div>
	)
}

function OtherRoles({ roles }: { roles: RoleCardData[] }) {
	if (roles.length === 0) return null
	return (
		<Section aria-labelledby="other-roles" className="pt-0">
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
