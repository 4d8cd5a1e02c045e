import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Facts } from '#app/ui/facts.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, SectionHead, TwoColumns, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'

export interface RoleData {
	slug: string
	title: string
	excerpt: string
	description: string
	picture: PictureData | null
	html: string
	isOpen: boolean
	facts: { label: string; value: string }[]
	skills: string[]
	/** Prefilled with the role while there is a place. Null while forms are closed. */
	form: { text: string; url: string } | null
	phone: string
	others: { slug: string; title: string; place: string }[]
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
			<Wrap className="grid gap-[clamp(2rem,1.5rem+2vw,3rem)] pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)] pb-section">
				<RoleHead role={role} />
				<TwoColumns>
					<div className="grid gap-8">
						{role.picture && (
							<Picture
								picture={role.picture}
								sizes="(min-width: 960px) 42rem, 92vw"
								priority
								className="aspect-16/10 w-full rounded-xl"
							/>
						)}
						<Facts
							facts={role.facts}
							className={cn(
								role.facts.length === 3 ? 'sm:grid-cols-3' : '[&>:last-child:nth-child(odd)]:col-span-full',
							)}
						/>
						<Prose html={role.html} />
						<Skills skills={role.skills} />
					</div>
					<Start role={role} />
				</TwoColumns>
			</Wrap>
			<OtherRoles roles={role.others} />
		</>
	)
}

function RoleHead({ role }: { role: RoleData }) {
	return (
		<header className="grid max-w-232 justify-items-start gap-4">
			{!role.isOpen && (
				<Badge tone="reserved" onPage>
					Full for now
				</Badge>
			)}
			<h1 className="wrap-anywhere">{role.title}</h1>
			{role.excerpt && <p className="max-w-[35em] text-lede text-ink-2">{role.excerpt}</p>}
		</header>
	)
}

function Skills({ skills }: { skills: string[] }) {
	if (skills.length === 0) return null
	return (
		<section aria-labelledby="skills" className="prose mt-5">
			<h2 id="skills">What helps</h2>
			<ul>
				{skills.map((skill) => (
					<li key={skill}>{skill}</li>
				))}
			</ul>
		</section>
	)
}

function Start({ role }: { role: RoleData }) {
	return (
		<Panel tone={role.isOpen ? 'ball' : 'sky'} className="gap-4 side:sticky side:top-25">
			<h2 className="text-h3">{role.isOpen ? 'Is this you?' : 'Full for now'}</h2>
			<p>
				{role.isOpen
					? 'Say which days suit you; it takes about five minutes. Nothing is fixed until you’ve seen the place.'
					: 'Someone is doing this job already, and we’re glad of them. Ring and say you’d like it, and we’ll tell you when a place comes free.'}
			</p>
			{role.form && (
				<ButtonLink to={role.form.url} size="pasm" className="px-3 sm:px-7">
					{role.form.text}
				</ButtonLink>
			)}
			{role.phone && (
				<ButtonLink to={phoneHref(role.phone)} variant="outline" size="pasm" className="px-3 sm:px-7">
					<IconPhone aria-hidden className="size-[1.25em] flex-none" />
					Ring {role.phone}
				</ButtonLink>
			)}
		</Panel>
	)
}

function OtherRoles({ roles }: { roles: RoleData['others'] }) {
	if (roles.length === 0) return null
	return (
		<Section tone="mist" aria-labelledby="other-roles">
			<SectionHead id="other-roles" title="Other jobs waiting for someone" />
			<ul className="grid gap-x-10 border-line sm:grid-cols-2 split:grid-cols-3">
				{roles.map(({ slug, title, place }) => (
					<li key={slug} className="border-t-2 border-line py-4">
						<h3 className="text-h4">
							<SiteLink to={`/waystohelp/volunteering/${slug}`}>{title}</SiteLink>
						</h3>
						{place && <p className="mt-1 text-ink-2">{place}</p>}
					</li>
				))}
			</ul>
		</Section>
	)
}
