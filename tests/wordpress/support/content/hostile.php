<?php
// Writes $attack into every field of every content type, through REST, as the user $author, with the status $status.
// The texts of the types in $plain stay words. Prints type, id and slug of each record.
wp_set_current_user(1);
$picture = wp_insert_post(['post_type' => 'attachment', 'post_status' => 'inherit', 'post_title' => wp_slash("Photo $attack"), 'post_mime_type' => 'image/webp', 'post_excerpt' => wp_slash($attack)]);
update_post_meta($picture, '_wp_attached_file', 'hostile.webp');
update_post_meta($picture, '_wp_attachment_metadata', ['width' => 800, 'height' => 600, 'file' => 'hostile.webp', 'sizes' => []]);
update_post_meta($picture, '_wp_attachment_image_alt', wp_slash($attack));
copy(ABSPATH . 'wp-includes/images/blank.gif', wp_upload_dir()['basedir'] . '/hostile.webp');

/** A value of a shape that says the attack wherever words fit. */
function hostile_value(array $shape, string $attack, int $picture) {
	switch ($shape['kind']) {
		case 'choice':
			return $shape['words'][0] === 'coming_soon' ? 'available' : $shape['words'][0];
		case 'number':
		case 'whole':
			return 2;
		case 'flag':
			return true;
		case 'date':
			return '2026-01-01';
		case 'address':
			return 'https://example.org/"onmouseover="top.attacked=1"';
		case 'image':
		case 'file':
			return $picture;
		case 'images':
			return [$picture];
		case 'reference':
			return null;
		case 'references':
			return [];
		case 'group':
			// The site leaves a record out whose sum or variant it cannot read.
			$fixed = array_intersect_key(['currency' => 'GBP', 'key' => 'one'], $shape['fields']);
			return $fixed + array_map(fn($inner) => hostile_value($inner, $attack, $picture), $shape['fields']);
		case 'list':
			// One entry for each kind of section.
			$kinds = $shape['of']['fields']['type']['words'] ?? [null];
			return array_map(function ($kind) use ($shape, $attack, $picture) {
				$entry = hostile_value($shape['of'], $attack, $picture);
				return $kind === null ? $entry : ['type' => $kind] + $entry;
			}, $kinds);
		default:
			return $attack;
	}
}

wp_set_current_user(get_user_by('login', $author)->ID);
$made = [];
foreach (Fairlead\field_table() as $type => ['list' => $list, 'fields' => $fields]) {
	$object = get_post_type_object($type);
	if (!current_user_can($object->cap->create_posts)) {
		continue;
	}
	$request = new WP_REST_Request('POST', "/wp/v2/$list");
	$body = ['title' => "Hostile $attack", 'content' => '<p>Words.</p>' . (in_array($type, $plain, true) ? '' : $attack), 'excerpt' => $attack, 'status' => $status, 'slug' => "hostile-$type-$status", 'meta' => []];
	foreach ($fields as $path => $shape) {
		if ($shape['kind'] === 'terms') {
			continue;
		}
		if (strpos($path, 'meta.') === 0) {
			$body['meta'][substr($path, 5)] = hostile_value($shape, $attack, $picture);
		} else {
			$body[$path] = hostile_value($shape, $attack, $picture);
		}
	}
	$request->set_header('Content-Type', 'application/json');
	$request->set_body(wp_json_encode($body));
	$response = rest_do_request($request);
	if ($response->get_status() >= 300) {
		throw new Exception("$type: " . wp_json_encode($response->get_data()));
	}
	$id = $response->get_data()['id'];
	wp_set_object_terms($id, ["Term $attack"], $type === 'dog' ? 'dog_breed' : ($type === 'merch' ? 'merch_type' : 'post_tag'));
	$made[] = ['type' => $type, 'id' => $id, 'slug' => get_post($id)->post_name];
}
echo wp_json_encode($made);
