import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { listenerOf } from '#app/ui/sections/listeners.ts'
import styles from './unknown-link.css?url'

interface LinkDownProps {
	title: string
	text: string
	links: { text: string; url: string }[]
}

/** For a link of ours while the store is unavailable. It looks as `UnknownLink`, and needs none of the styles of forms. */
export function LinkDown({ title, text, links }: LinkDownProps) {
	return (
		<div className="band-sky">
			<link rel="stylesheet" href={styles} precedence="default" />
			<Wrap className="unknown-link">
				<div>
					<h1>{title}</h1>
					<p className="text-lede">{text}</p>
					<p>
						{links.map((link) => (
							<ButtonLink key={link.url} to={link.url} size="pasm">
								{link.text}
							</ButtonLink>
						))}
					</p>
				</div>
				<img src={listenerOf(title)} width={480} height={400} alt="" decoding="async" className="no-print" />
			</Wrap>
		</div>
	)
}
