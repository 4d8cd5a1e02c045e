import { Wrap } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { ContactList } from '../footer/contact-list.tsx'
import { LegalLine } from '../footer/legal-line.tsx'
import type { SiteOptions } from '../general-options.tsx'
import { ThemeChoice } from '../theme/theme-choice.tsx'

/** The charity in a line; the rest of the footer is folded, without the newsletter and links to the target of the Donate button. */
export function QuietFooter({ options }: { options: SiteOptions }) {
	const { header, footer, site } = options
	const explore = [...(footer.button ? [footer.button] : []), ...footer.basic].filter(
		({ url }) => url !== header.button?.url,
	)
	return (
		<footer className="site-footer quiet-footer border-t-2 border-line pb-6">
			<Wrap>
				<LegalLine options={{ ...options, footer: { ...footer, legal: [] } }} />
				<details>
					<summary className="quiet-fold-line">More about {site.name}</summary>
					{footer.slogan && <p className="max-w-[35em] py-3 text-ink-2">{footer.slogan}</p>}
					<div className="quiet-fold grid gap-8 py-3">
						<ContactList options={options} />
						<Links label="Explore" links={explore} />
						<Links label="Legal" links={footer.legal} />
						<ThemeChoice />
					</div>
				</details>
			</Wrap>
		</footer>
	)
}

function Links({ label, links }: { label: string; links: { text: string; url: string }[] }) {
	if (links.length === 0) return null
	return (
		<nav aria-label={label}>
			<h2 className="footer-heading">{label}</h2>
			<ul>
				{links.map(({ text, url }) => (
					<li key={url + text}>
						<SiteLink to={url} className="footer-link">
							{text}
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
