<?php
/**
 * The lists of breeds, traits and kinds of shop items: how many records have each. The website shows no descriptions, so none are asked for.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

foreach ( own_taxonomies() as $listed_taxonomy => list( , $counted_type ) ) {
	add_filter(
		"manage_edit-{$listed_taxonomy}_columns",
		function ( $columns ) use ( $counted_type ) {
			if ( isset( $columns['posts'] ) ) {
				$columns['posts'] = 'dog' === $counted_type ? __( 'Dogs', 'fairlead' ) : __( 'Shop items', 'fairlead' );
			}
			return array_diff_key( $columns, array( 'description' => '' ) );
		}
	);
}

/**
 * The part of an address has the words of quick edit.
 */
function say_term_words(): void {
	if ( isset( own_taxonomies()[ get_current_screen()->taxonomy ] ) ) {
		say_for_core( array( 'Slug' => __( 'In the address', 'fairlead' ) ) );
	}
}
add_action( 'load-edit-tags.php', __NAMESPACE__ . '\say_term_words' );
add_action( 'load-term.php', __NAMESPACE__ . '\say_term_words' );
