<?php
// Fills WordPress with the content of $file through the plugin's own functions.
use function Fairlead\field_table;
use function Fairlead\write_field;
use function Fairlead\write_meta;

wp_set_current_user(1);
wp_defer_term_counting(true);
$GLOBALS['wpdb']->query('SET autocommit = 0');
$sample = json_decode(file_get_contents($file), true);

$taxonomies = ['categories' => 'category', 'tags' => 'post_tag'];
$terms = [];
foreach ($sample['terms'] as $list => $entries) {
	$taxonomy = $taxonomies[$list] ?? $list;
	foreach ($entries as $term) {
		$made = wp_insert_term(wp_slash($term['name']), $taxonomy, ['slug' => $term['slug']]);
		$terms[$taxonomy][$term['slug']] = must($made)['term_id'];
	}
}

$mime = ['webp' => 'image/webp', 'jpg' => 'image/jpeg', 'jpeg' => 'image/jpeg', 'png' => 'image/png', 'avif' => 'image/avif'];
foreach ($sample['media'] as $name => $picture) {
	$id = insert([
		'import_id' => $picture['id'],
		'post_type' => 'attachment',
		'post_status' => 'inherit',
		'post_title' => $name,
		'post_excerpt' => $picture['caption'] ?? '',
		'post_mime_type' => $mime[pathinfo($picture['file'], PATHINFO_EXTENSION)],
	]);
	update_post_meta($id, '_wp_attached_file', "sample/{$picture['file']}");
	update_post_meta($id, '_wp_attachment_metadata', [
		'width' => $picture['width'],
		'height' => $picture['height'],
		'file' => "sample/{$picture['file']}",
		'sizes' => $picture['sizes'] ?? [],
	]);
	update_post_meta($id, '_wp_attachment_image_alt', wp_slash($picture['alt'] ?? ''));
	foreach (['focal', 'focal_box'] as $key) {
		if (isset($picture[$key])) {
			update_post_meta($id, Fairlead\meta_key($key), $picture[$key]);
		}
	}
}

// Parents of pages first.
usort($sample['items']['pages'], fn($a, $b) => substr_count($a['front']['path'] ?? '', '/') <=> substr_count($b['front']['path'] ?? '', '/'));
foreach (field_table() as $type => ['list' => $list, 'fields' => $fields]) {
	foreach ($sample['items'][$list] as $item) {
		seed_item($type, $fields, $item);
	}
}
foreach ($sample['options']['centres'] as &$centre) {
	$centre['image'] = picture($centre['image'] ?? null);
}
unset($centre);
update_option(Fairlead\OPTIONS_NAME, Fairlead\merge_options([], $sample['options']), false);
wp_defer_term_counting(false);
$GLOBALS['wpdb']->query('COMMIT');

function seed_item(string $type, array $fields, array $item): void {
	$front = $item['front'];
	$path = $front['path'] ?? null;
	$parent = $path && strpos($path, '/') ? get_page_by_path(dirname($path)) : null;
	$id = insert([
		'import_id' => $item['id'],
		'post_type' => $type,
		'post_status' => 'publish',
		'post_name' => $type === 'page' && $path ? basename($path) : $item['slug'],
		'post_parent' => $parent ? $parent->ID : 0,
		'post_title' => $item['title'],
		'post_excerpt' => $item['excerpt'],
		'post_content' => $item['html'],
		'post_date_gmt' => str_replace('T', ' ', $item['date']),
		'post_date' => get_date_from_gmt(str_replace('T', ' ', $item['date'])),
	]);
	$modified = str_replace('T', ' ', $item['modified']);
	$dates = ['post_modified_gmt' => $modified, 'post_modified' => get_date_from_gmt($modified)];
	$GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, $dates, ['ID' => $id]);
	clean_post_cache($id);
	if ($path === '') {
		update_option('show_on_front', 'page');
		update_option('page_on_front', $id);
	}
	if ($picture = picture($front['image'] ?? null)) {
		set_post_thumbnail($id, $picture);
	}
	$meta = $item['meta'];
	if ($item['sections']) {
		$meta['sections'] = with_pictures($item['sections']);
	}
	must(write_meta(get_post($id), $meta));
	foreach ($fields as $name => $shape) {
		$given = $front[$name] ?? null;
		if ($shape['kind'] === 'terms') {
			must(wp_set_object_terms($id, ids_of($shape['taxonomy'], $given), $shape['taxonomy']));
		} elseif (strpos($name, 'meta.') !== 0 && $given !== null) {
			must(write_field($id, $name, $shape, $shape['kind'] === 'address' ? $given : with_pictures($given)));
		}
	}
	if ($type === 'post') {
		must(wp_set_object_terms($id, ids_of('category', $front['categories'] ?? []), 'category'));
		must(wp_set_object_terms($id, ids_of('post_tag', $front['tags'] ?? []), 'post_tag'));
	}
	foreach ($front['old_slugs'] ?? [] as $slug) {
		add_post_meta($id, '_wp_old_slug', $slug);
	}
}

function ids_of(string $taxonomy, ?array $slugs): array {
	return array_map(fn($slug) => $GLOBALS['terms'][$taxonomy][$slug], $slugs ?? []);
}

/** Names of pictures as their ids: a name, a list of names, or the `image` of entries. */
function with_pictures($given) {
	if (!is_array($given)) {
		return picture($given);
	}
	foreach ($given as $key => $value) {
		if ($key === 'image' || (is_int($key) && is_string($value))) {
			$given[$key] = picture($value);
		} elseif (is_array($value)) {
			$given[$key] = with_pictures($value);
		}
	}
	return $given;
}

function picture(?string $name): ?int {
	return $name ? $GLOBALS['sample']['media'][$name]['id'] : null;
}

function insert(array $post): int {
	return must(wp_insert_post(wp_slash($post), true));
}

function must($result) {
	if (is_wp_error($result)) {
		throw new Exception($result->get_error_message());
	}
	return $result;
}
