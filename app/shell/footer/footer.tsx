import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { NewsletterForm } from '#app/ui/forms/newsletter-form.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Logo } from '#app/ui/media/logo.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { NEWS_PATH, NEWS_TEXT, NEWS_TITLE } from '#lib/newsletter-words.ts'
import type { SiteOptions } from '../general-options.tsx'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { ContactList } from './contact-list.tsx'
import door from './door.svg'
import { groupLinks, type LinkGroup } from './footer-groups.ts'
import { LegalLine } from './legal-line.tsx'
import { MeetUs } from './meet-us.tsx'

/** Form pages ask for one thing: no newsletter and no centres there. */
const FORMS = /^\/(apply|newsletter)\//

/** The centres, slogan and button, newsletter, contact, grouped links, legal links and the choice of theme. */
export function Footer({ options }: { options: SiteOptions }) {
	const { pathname } = useLocation()
	const { footer, site, centres } = options
	const isForm = FORMS.test(pathname)
	return (
		<footer className="site-footer">
			{!isForm && <MeetUs centres={centres} pathname={pathname} />}
			<div className="band-ink overflow-clip">
				<Wrap>
					<div className="footer-top">
						<div className="grid content-start justify-items-start gap-4">
							<SiteLink to="/" className="no-underline" aria-label={`${site.name}, home`}>
								<Logo name={site.name} className="text-[2.25rem] leading-none lg:text-[2.25rem]" />
							</SiteLink>
							{footer.slogan && <p className="max-w-[19.5em] text-ink-2">{footer.slogan}</p>}
							{footer.button && (
								<ButtonLink to={footer.button.url} variant="outline" size="pst" className="max-w-full">
									{footer.button.text}
								</ButtonLink>
							)}
						</div>
						{!isForm && <FooterNews pathname={pathname} />}
					</div>
					<div className="footer-groups">
						<ContactList options={options} />
						{groupLinks(footer.basic).map((group, n) => (
							<GroupNav key={group.title} id={`footer-links-${n}`} group={group} />
						))}
					</div>
					<LegalLine options={options} />
					<ThemeChoice />
				</Wrap>
				<LeadHome />
			</div>
		</footer>
	)
}

function GroupNav({ id, group: { title, links } }: { id: string; group: LinkGroup }) {
	return (
		<nav aria-labelledby={id}>
			<h2 id={id} className="footer-heading">
				{title}
			</h2>
			<ul>
				{links.map((link) => (
					<li key={link.url + link.text}>
						<SiteLink to={link.url} className="footer-link">
							{link.text}
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	)
}

/** The home page ends with a larger sign-up. */
const HOME = '/'

/** Newsletter sign-up below every page but forms. Without visitor data: the page is cached. */
function FooterNews({ pathname }: { pathname: string }) {
	if (pathname === HOME) return null
	return (
		<div className="grid content-start gap-3">
			<h2 id="footer-news" className="text-h3">
				{NEWS_TITLE}
			</h2>
			<p className="text-ink-2">{NEWS_TEXT}</p>
			<NewsletterForm action={NEWS_PATH} from="footer" labelledBy="footer-news" />
		</div>
	)
}

/** The lead comes in from the left and ends on a hook beside the door: the end of every page. */
function LeadHome() {
	return (
		<div className="lead-home">
			<svg aria-hidden="true" viewBox="0 0 1000 200" preserveAspectRatio="none">
				<path className="hill" d="M0 150C250 118 420 178 700 170S930 171 1000 172V200H0Z" />
				<path className="lead" d="M0 118C170 92 250 188 440 170S760 142 1000 168" />
			</svg>
			<img src={door} alt="" width="260" height="200" loading="lazy" decoding="async" />
		</div>
	)
}
