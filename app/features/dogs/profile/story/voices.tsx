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
