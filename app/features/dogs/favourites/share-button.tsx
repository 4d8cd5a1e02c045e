import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import IconShare from '~icons/ph/share-network-bold'
import { type Shared, shareLink } from './share.ts'

interface ShareButtonProps extends Omit<Shared, 'url'> {
	/** From the site's root. */
	path: string
	label?: string
}

/** Opens the device's share sheet, else copies the link, else shows it. */
export function ShareButton({ path, title, text, label = 'Share' }: ShareButtonProps) {
	// Another selection has another link.
	const [done, setDone] = useState({ path: '', how: 'done' })
	const url = new URL(path, window.location.href).href
	const how = done.path === path ? done.how : 'done'
	return (
		<>
			<Button
				variant="secondary"
				size="pst"
				onClick={async () => setDone({ path, how: await shareLink({ title, text, url }, navigator) })}
			>
				<IconShare aria-hidden className="size-[1.25em] flex-none" />
				{label}
			</Button>
			<span role="status" className="self-center font-semibold empty:hidden">
				{how === 'copied' && 'Link copied'}
			</span>
			{how === 'by hand' && <LinkToCopy url={url} />}
		</>
	)
}

function LinkToCopy({ url }: { url: string }) {
	const id = useId()
	return (
		<Field id={id} label="Copy this link" className="w-full">
			<Input ref={(input) => input?.select()} readOnly value={url} onFocus={(event) => event.target.select()} />
		</Field>
	)
}
