import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, SectionHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { PageHero } from '#app/ui/sections/page-hero.tsx'
import { PageHeroButtons } from '#app/ui/sections/page-hero-buttons.tsx'
import { FormSection } from '#app/ui/sections/page-section/page-section-form.tsx'
import '#app/ui/sections/page-section/page-section-form.css'
import { Prose } from '#app/ui/sections/prose.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import { RoleFacts } from './role-facts.tsx'
import { RoleList, type RoleRow } from './role-list.tsx'

export interface RoleData {
	slug: string
	title: string
	/** Sanitised HTML. */
	lede: string
	description: string
	picture: PictureData | null
	html: string
	/** What a person who does the job says: the first quotation of the text. */
	voice: string
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
	/** What follows an offer; empty when the page about volunteering does not say. */
	steps: { title: string; note: string }[]
	others: RoleRow[]
}

export function RoleView({ role }: { role: RoleData }) {
	return (
		<>
			<div className="band-ball">
				{/* The row above it has the pages above. */}
				<Breadcrumb trail={[{ text: 'Volunteer', to: '/waystohelp/volunteering' }, { text: role.title }]} />
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
				<div className="role-body">
					<WhatHelps skills={role.skills} />
					<Prose html={role.html} opening className="role-text" />
					<div className="grid content-start gap-6">
						<Start role={role} />
						{role.voice && (
							<blockquote className="role-voice">
								<Prose html={role.voice} />
							</blockquote>
						)}
					</div>
				</div>
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

/** On phones before the text, else beside it. */
function WhatHelps({ skills }: Pick<RoleData, 'skills'>) {
	if (skills.length === 0) return null
	return (
		<section aria-labelledby="what-helps" className="role-helps">
			<h2 id="what-helps" className="text-h3">
				What helps
			</h2>
			<ul>
				{skills.map((skill) => (
					<li key={skill}>{skill}</li>
				))}
			</ul>
		</section>
	)
}

/** How to begin: whom to talk to, and what follows. */
function Start({ role }: { role: RoleData }) {
	if (!role.isOpen) {
		return (
			<Panel tone="sky">
				<h2 className="text-h3">Full for now</h2>
				<p>
					Someone is doing this job already, and we’re glad of them. Tell us you’d like it, and we’ll ring you when a
					place comes free.
				</p>
			</Panel>
		)
	}
	if (!role.host && role.steps.length === 0) return null
	return (
		<Panel tone="sky" className="gap-5">
			{role.host && <Host host={role.host} phone={role.phone} />}
			{role.steps.length > 0 && (
				<>
					<h2 className={role.host ? 'text-h4' : 'text-h3'}>How it goes</h2>
					<ol className="role-steps">
						{role.steps.map(({ title, note }) => (
							<li key={title}>
								<b>{title}</b>
								{note && <span>{note}</span>}
							</li>
						))}
					</ol>
				</>
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

function OtherRoles({ roles }: { roles: RoleRow[] }) {
	if (roles.length === 0) return null
	return (
		<Section aria-labelledby="other-roles" className="py-0">
			<SectionHead
				id="other-roles"
				title="Other jobs waiting for someone"
				action={
					<ButtonLink to="/waystohelp/volunteering#roles" variant="link" size="link-l" arrow>
						All the jobs
					</ButtonLink>
				}
			/>
			<RoleList roles={roles} />
		</Section>
	)
}
