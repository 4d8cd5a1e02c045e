import { ButtonLink } from '../../button.tsx'
import { cn } from '../../cn.ts'
import type { PageSectionData } from './page-section-data.ts'

interface SectionButtonProps {
	button: PageSectionData['button']
	/** `link` under a quotation or beside pictures. */
	variant?: 'default' | 'link'
	className?: string
}

export function SectionButton({ button, variant = 'default', className }: SectionButtonProps) {
	if (!button) return null
	const isLink = variant === 'link'
	return (
		<p className={cn('mt-7', className)}>
			<ButtonLink to={button.url} variant={variant} size={isLink ? 'link-l' : 'pasm'} arrow={isLink}>
				{button.text}
			</ButtonLink>
		</p>
	)
}
