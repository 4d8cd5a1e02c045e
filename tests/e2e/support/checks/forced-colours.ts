import type { Page } from '@playwright/test'

/**
 * The controls of a page that look the same with and without their state, in words. For pages in forced colours
 * (`forcedColors: 'active'`), where the browser's computed styles are those that are left of the site's own. A weight of letters is no
 * difference: few see it without the other state beside it.
 */
export function alikeControls(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		/** How a control gets (true) and loses a state. */
		const states: Record<string, { selector: string; set: (control: HTMLElement, isOn: boolean) => void }> = {
			chosen: {
				selector: 'label:has(> input:is([type="radio"], [type="checkbox"]))',
				set: (control, isOn) => {
					inputOf(control).checked = isOn
				},
			},
			pressed: {
				selector: '[aria-pressed]',
				set: (control, isOn) => control.setAttribute('aria-pressed', String(isOn)),
			},
			current: {
				selector: ':is(a, button)[aria-current], ol > [aria-current="step"]',
				set: (control, isOn) =>
					attribute(control, 'aria-current', isOn ? (control.matches('li') ? 'step' : 'page') : null),
			},
			disabled: {
				selector: 'button:not(:disabled, [aria-disabled="true"])',
				set: (control, isOn) => control.toggleAttribute('disabled', isOn),
			},
			invalid: {
				selector: 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea, select',
				set: (control, isOn) => attribute(control, 'aria-invalid', isOn ? 'true' : null),
			},
			focused: {
				selector: 'a[href], button, input:not([type="hidden"]), select, textarea, summary',
				set: (control, isOn) => (isOn ? control.focus({ focusVisible: true } as FocusOptions) : control.blur()),
			},
		}
		const page = getComputedStyle(document.body).backgroundColor
		// The security policy of the pages allows no style element.
		const still = new CSSStyleSheet()
		still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
		document.adoptedStyleSheets.push(still)
		const found = Object.entries(states).flatMap(([state, { selector, set }]) =>
			[...looks(selector)].filter(([, control]) => isAlike(control, set)).map(([look]) => `${state}: ${look}`),
		)
		document.adoptedStyleSheets.pop()
		return found

		function isAlike(control: HTMLElement, set: (control: HTMLElement, isOn: boolean) => void): boolean {
			const asFound = control.cloneNode(true) as HTMLElement
			const wasChecked = control.querySelector('input')?.checked
			set(control, false)
			const off = appearance(control)
			set(control, true)
			const on = appearance(control)
			set(control, false)
			for (const { name, value } of asFound.attributes) control.setAttribute(name, value)
			if (wasChecked !== undefined) inputOf(control).checked = wasChecked
			return on === off
		}

		/** The first seen control of each look. */
		function looks(selector: string): Map<string, HTMLElement> {
			const looks = new Map<string, HTMLElement>()
			for (const element of document.querySelectorAll<HTMLElement>(selector)) {
				const look = [element.parentElement, element].map((each) => `${each?.localName}.${each?.className}`).join(' > ')
				if (isSeen(element) && !looks.has(look)) looks.set(look, element)
			}
			return looks
		}

		function isSeen(element: Element): boolean {
			const { width, height } = element.getBoundingClientRect()
			return element.checkVisibility({ visibilityProperty: true }) && width > 3 && height > 3
		}

		/** What is painted of a control, of its parts, and of the boxes around it that may show its focus. */
		function appearance(control: HTMLElement): string {
			const parts = [control, ...control.querySelectorAll('*'), ...boxesAround(control)]
			return parts
				.filter((element) => isSeen(element) && getComputedStyle(element).opacity !== '0')
				.flatMap((element) => ['', '::before', '::after'].map((pseudo) => painted(getComputedStyle(element, pseudo))))
				.join('\n')
		}

		function boxesAround({ parentElement }: Element, levels = 5): Element[] {
			return parentElement && levels > 0 ? [parentElement, ...boxesAround(parentElement, levels - 1)] : []
		}

		/** A ground in the colour of the page is none. */
		function painted(style: CSSStyleDeclaration): string {
			if (style.content === 'none' || style.display === 'none') return ''
			const seen = [
				...[style.backgroundColor].filter((ground) => ground !== page && !ground.endsWith(', 0)')),
				...edge(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
				...edge(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
				...edge(style.outlineStyle, style.outlineWidth, style.outlineColor),
			]
			if (style.content === '""' && seen.length === 0) return ''
			const { color, fill, opacity, appearance, content, visibility, textDecorationLine } = style
			return [color, fill, opacity, appearance, content, visibility, textDecorationLine, ...seen].join(' ')
		}
		function edge(style: string, width: string, colour: string): string[] {
			return style === 'none' || width === '0px' ? [] : [style, width, colour]
		}

		function inputOf(control: HTMLElement): HTMLInputElement {
			return control.querySelector('input') as HTMLInputElement
		}
		function attribute(control: HTMLElement, name: string, value: string | null) {
			if (value === null) control.removeAttribute(name)
			else control.setAttribute(name, value)
		}
	})
}
