import { words } from '../wordpress.ts'

/** Buttons that copy the address or the line beside them. */
export function startCopy(): void {
	for (const button of document.querySelectorAll<HTMLElement>('.fairlead-copy')) {
		button.hidden = false
		button.addEventListener('click', () => copyBeside(button))
	}
}

/** Without a secure connection browsers copy only what is selected. */
async function copyBeside(button: HTMLElement): Promise<void> {
	const code = button.parentElement?.querySelector('code')
	const said = button.parentElement?.querySelector('.fairlead-copied')
	if (!code || !said) return
	if (navigator.clipboard) await navigator.clipboard.writeText(code.textContent ?? '')
	else {
		window.getSelection()?.selectAllChildren(code)
		document.execCommand('copy')
	}
	said.textContent = words().copied
}
