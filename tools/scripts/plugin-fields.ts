import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_TYPES, type ContentType, folderOf, postTypeOf } from '#content/model/content-types.ts'
import type { StoredShape } from '#content/model/fields/stored-shape.ts'
import { FIELDS_OF } from '#content/model/fields-of.ts'
import { storedSections } from '#content/model/page.ts'
import { type PhpValue, php } from './php.ts'

/** The field table of the WordPress plugin. */
export const PLUGIN_FIELDS = join(import.meta.dirname, '../../wordpress/fairlead/includes/field-table.php')

/** The file: each content type with its list, its folder on the site, and its fields by their path in a record. */
export function pluginFields(): string {
	const types = Object.fromEntries(CONTENT_TYPES.map((type) => [postTypeOf(type), tableOf(type)]))
	return `<?php
/**
 * Content types and their fields, printed from content/model of the site by \`npm run plugin:fields\`. Do not edit.
 *
 * phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
 *
 * @package Fairlead
 */

defined( 'ABSPATH' ) || exit;

return ${php(types)};
`
}

function tableOf(type: ContentType): PhpValue {
	const stored: [string, StoredShape][] =
		type === 'pages' ? [['meta.sections', storedSections]] : FIELDS_OF[type].rows.map(({ at, stored }) => [at, stored])
	return {
		list: type,
		...(type !== 'pages' && { folder: folderOf(type) }),
		fields: Object.fromEntries(stored.filter(([, { kind }]) => kind !== 'core')),
	}
}

if (import.meta.main) writeFileSync(PLUGIN_FIELDS, pluginFields())
