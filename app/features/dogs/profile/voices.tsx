/** The dog's own line. */
export interface Voice {
	/** "" on the page of one dog. */
	name: string
	line: string
}

export function Voices({ voices }: { voices: Voice[] }) {
	return voices.map(({ name, line }) => (
		<blockquote key={name} className="profile-quote wrap-anywhere">
			<p>{line}</p>
			{name && <footer className="text-lede font-normal text-ink-2">{name}</footer>}
		</blockquote>
	))
}
