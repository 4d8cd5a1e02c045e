import { useState } from 'react'
import { Button } from '../button.tsx'
import type { Example } from '../examples.ts'
import { Dialog } from './dialog.tsx'

export const title = 'Dialogs'

function Opener({ kind }: { kind: 'dialog' | 'drawer' | 'sheet' }) {
	const [open, setOpen] = useState(false)
	function close() {
		setOpen(false)
	}
	return (
		<>
			<Button variant="secondary" size="st" onClick={() => setOpen(true)}>
				Open a {kind}
			</Button>
			<Dialog
				kind={kind}
				title={`A ${kind}`}
				open={open}
				onClose={close}
				footer={
					<Button size="pl" className="w-full" onClick={close}>
						Show 12 dogs
					</Button>
				}
			>
				<p>The focus stays in here until it is closed, with the button, with Escape or beside the box.</p>
			</Dialog>
		</>
	)
}

export const examples: Example[] = [
	{ name: 'dialog', render: () => <Opener kind="dialog" /> },
	{ name: 'drawer', render: () => <Opener kind="drawer" /> },
	{ name: 'sheet', render: () => <Opener kind="sheet" /> },
]
