<?php
/**
 * Loads the pictures of a list of records at once: one by one they cost two queries each.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the query of a list whose response has pictures.
 *
 * @param array            $args    Of WP_Query.
 * @param \WP_REST_Request $request The request.
 */
function mark_list_query( array $args, $request ): array {
	$wanted = wp_parse_list( $request['_fields'] ?? array() );
	if ( ! $wanted || array_diff( $wanted, array( 'id', 'slug', 'status', 'date_gmt', 'modified_gmt', 'content.protected' ) ) ) {
		$args['fairlead_prime'] = true;
	}
	return $args;
}

/**
 * Loads what the records of a marked query refer to.
 *
 * @param \WP_Post[] $posts The records.
 * @param \WP_Query  $query The query.
 */
function prime_images( array $posts, $query ): array {
	if ( ! $posts || ! $query->get( 'fairlead_prime' ) ) {
		return $posts;
	}
	$ids = wp_list_pluck( $posts, 'ID' );
	update_meta_cache( 'post', $ids );
	$images = array();
	foreach ( $posts as $post ) {
		$images[] = (int) get_post_meta( $post->ID, '_thumbnail_id', true );
		// Core loads those of a text with the text: one query for each.
		preg_match_all( '/wp-image-(\d+)/', $post->post_content, $in_text );
		$images = array_merge( $images, array_map( 'intval', $in_text[1] ) );
		foreach ( fields_of( $post->post_type ) as $path => $shape ) {
			$rows   = get_post_meta( $post->ID, meta_key( $path ) );
			$images = array_merge( $images, $rows ? image_ids( $shape, $rows[0] ) : array() );
		}
	}
	$images = array_values( array_unique( array_filter( $images ) ) );
	if ( $images ) {
		_prime_post_caches( $images, false, true );
	}
	return $posts;
}
add_filter( 'the_posts', __NAMESPACE__ . '\prime_images', 10, 2 );

/**
 * The ids of all media in a stored value.
 *
 * @param array $shape  The field's shape.
 * @param mixed $stored What the database has.
 * @return int[]
 */
function image_ids( array $shape, $stored ): array {
	switch ( $shape['kind'] ) {
		case 'image':
		case 'file':
		case 'images':
			return array_map( 'intval', (array) $stored );
		case 'list':
		case 'group':
			$ids = array();
			foreach ( (array) $stored as $name => $inner ) {
				$inner_shape = 'list' === $shape['kind'] ? $shape['of'] : ( $shape['fields'][ $name ] ?? null );
				$ids         = array_merge( $ids, $inner_shape ? image_ids( $inner_shape, $inner ) : array() );
			}
			return $ids;
		default:
			return array();
	}
}

add_action(
	'rest_api_init',
	function () {
		foreach ( array_keys( field_table() ) as $type ) {
			add_filter( "rest_{$type}_query", __NAMESPACE__ . '\mark_list_query', 10, 2 );
		}
	}
);
