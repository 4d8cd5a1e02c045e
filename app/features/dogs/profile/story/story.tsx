import { Prose } from '#app/ui/sections/prose.tsx'

export interface StoryData {
	/** "Her story"; of a pair "Fern’s story". */
	title: string
	name: string
	html: string
}

export function Story({ id, title, name, html }: StoryData & { id: string }) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{html ? (
				<Prose html={html} opening className="[&_h2]:text-h3" />
			) : (
				<p>We are still getting to know {name}. This page will say more soon.</p>
			)}
		</section>
	)
}

/** What a dog says of itself. */
export interface Voice {
	/** "" on the page of one dog. */
	name: string
	text: string
}

export function Voices({ voices }: { voices: Voice[] }) {
	return voices.map(({ name, text }) => (
		<figure key={name}>
			<blockquote className="profile-quote wrap-anywhere">
				<p>{text}</p>
			</blockquote>
			{name && <figcaption className="mt-2 pl-6.5 font-semibold wrap-anywhere">{name}</figcaption>}
		</figure>
	))
}
