<?php
/**
 * The lists of documents, stories and roles: what is looked for in each, instead of a title and a date alone; and the words of quick edit.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The columns of a list after the title: words, how a click sorts them ('text', 'number', 'newest' first, '' for not at all), and what a cell says.
 *
 * @param string $post_type Of the list.
 * @return array[] By the key of the column.
 */
function record_columns( string $post_type ): array {
	$columns = array(
		'doc'   => array(
			'fairlead_version'   => array( __( 'Version', 'fairlead' ), 'text', 'version' ),
			'fairlead_effective' => array( __( 'In force since', 'fairlead' ), 'newest', 'effective_on' ),
			'fairlead_parent'    => array( __( 'Part of', 'fairlead' ), '', 'parent' ),
			'fairlead_file'      => array( __( 'File', 'fairlead' ), '', 'file' ),
			'fairlead_order'     => array( __( 'Place', 'fairlead' ), 'number', 'order' ),
		),
		'story' => array(
			'fairlead_dog'  => array( __( 'Dog', 'fairlead' ), '', 'dog' ),
			'fairlead_home' => array( __( 'Went home', 'fairlead' ), 'newest', 'happened_on' ),
			'fairlead_who'  => array( __( 'Who they are', 'fairlead' ), '', 'people' ),
		),
		'role'  => array(
			'fairlead_open'  => array( __( 'Applications', 'fairlead' ), 'number', 'open' ),
			'fairlead_place' => array( __( 'Where', 'fairlead' ), 'text', 'place' ),
			'fairlead_hours' => array( __( 'When', 'fairlead' ), '', 'hours' ),
		),
	);
	return $columns[ $post_type ] ?? array();
}

foreach ( array( 'doc', 'story', 'role' ) as $listed_type ) {
	add_filter(
		"manage_{$listed_type}_posts_columns",
		function ( $columns ) use ( $listed_type ) {
			$photo = 'story' === $listed_type ? array( 'fairlead_photo' => __( 'Photo', 'fairlead' ) ) : array();
			$last  = array( 'fairlead_changed' => __( 'Changed', 'fairlead' ) );
			return array( 'cb' => $columns['cb'] ?? '' ) + $photo + array( 'title' => $columns['title'] ?? '' ) + wp_list_pluck( record_columns( $listed_type ), 0 ) + array_diff_key( $columns, array( 'date' => '' ) ) + $last;
		}
	);
	add_filter(
		"manage_edit-{$listed_type}_sortable_columns",
		function ( $columns ) use ( $listed_type ) {
			foreach ( record_columns( $listed_type ) as $key => list( , $sort ) ) {
				if ( '' !== $sort ) {
					$columns[ $key ] = array( $key, 'newest' === $sort );
				}
			}
			return $columns + array( 'fairlead_changed' => array( 'modified', true ) );
		}
	);
	add_action( "manage_{$listed_type}_posts_custom_column", __NAMESPACE__ . '\show_record_column', 10, 2 );
}

/**
 * Prints a cell.
 *
 * @param string $column The column.
 * @param int    $id     The record.
 */
function show_record_column( $column, $id ): void {
	$cell = '';
	$name = record_columns( (string) get_post_type( $id ) )[ $column ][2] ?? '';
	switch ( $name ) {
		case 'version':
		case 'order':
		case 'people':
		case 'place':
		case 'hours':
			$cell = esc_html( (string) known( $id, $name ) );
			break;
		case 'effective_on':
		case 'happened_on':
			$date = (string) known( $id, $name );
			$cell = esc_html( date_in_words( $date ) );
			if ( 'effective_on' === $name && $date > substr( wp_date( 'Y-m-d' ), 0, strlen( $date ) ) ) {
				/* translators: %s: a date. */
				$cell = esc_html( sprintf( __( 'Not before %s', 'fairlead' ), date_in_words( $date ) ) );
			}
			break;
		case 'parent':
		case 'dog':
			$cell = linked_record( (int) known( $id, $name ) );
			break;
		case 'file':
			$file = (int) known( $id, 'file' );
			$path = $file ? (string) get_attached_file( $file ) : '';
			$cell = '' === $path ? '' : esc_html( strtoupper( pathinfo( $path, PATHINFO_EXTENSION ) ) );
			break;
		case 'open':
			$is_open = is_role_open( $id );
			$cell    = '<span class="fairlead-mark ' . ( $is_open ? 'fairlead-mark-good' : 'fairlead-mark-quiet' ) . '">' . esc_html( $is_open ? __( 'Open', 'fairlead' ) : __( 'Closed', 'fairlead' ) ) . '</span>';
			break;
		default:
			if ( 'fairlead_photo' === $column ) {
				show_thumbnail( $id );
				return;
			}
			if ( 'fairlead_changed' === $column ) {
				$cell = esc_html( get_the_modified_date( '', $id ) );
			}
	}
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	echo '' === $cell ? '<span class="fairlead-nothing" aria-hidden="true">—</span>' : $cell;
}

/**
 * Whether people can apply for a role: it is open until it is closed.
 *
 * @param int $id The role.
 */
function is_role_open( int $id ): bool {
	$open = known( $id, 'open' );
	return null === $open || (bool) $open;
}

/**
 * The name of another record as HTML, with a link for people who may edit it; '' if it is not there.
 *
 * @param int $id The record.
 */
function linked_record( int $id ): string {
	$post = $id ? get_post( $id ) : null;
	if ( ! $post ) {
		return '';
	}
	$name = esc_html( plain_text( get_the_title( $post ) ) );
	$link = get_edit_post_link( $post );
	return $link ? '<a href="' . esc_url( $link ) . '">' . $name . '</a>' : $name;
}

/**
 * A day, a month or a year as people write it.
 *
 * @param string $date As 2026, 2026-03 or 2026-03-14.
 */
function date_in_words( string $date ): string {
	if ( 10 === strlen( $date ) ) {
		return (string) mysql2date( (string) get_option( 'date_format' ), "$date 00:00:00" );
	}
	return 7 === strlen( $date ) ? (string) mysql2date( 'F Y', "$date-01 00:00:00" ) : $date;
}

add_action(
	'pre_get_posts',
	function ( $query ) {
		$columns = is_admin() && $query->is_main_query() && is_string( $query->get( 'post_type' ) ) ? record_columns( $query->get( 'post_type' ) ) : array();
		if ( $columns ) {
			$query->set( 'fairlead_prime', true );
			order_records( $query, $columns );
		}
	}
);

/**
 * Orders a list by one of its columns; documents stand in the order of the website unless asked otherwise. Records that say nothing come last.
 *
 * @param \WP_Query $query   Of the list.
 * @param array[]   $columns Of the list.
 */
function order_records( $query, array $columns ): void {
	$by     = (string) $query->get( 'orderby' );
	$by     = '' === $by && isset( $columns['fairlead_order'] ) ? 'fairlead_order' : $by;
	$column = $columns[ $by ] ?? null;
	if ( ! $column ) {
		return;
	}
	$ids = get_posts(
		array(
			'post_type'      => $query->get( 'post_type' ),
			'post_status'    => array_values( get_post_stati() ),
			'posts_per_page' => -1,
			'orderby'        => 'title',
			'order'          => 'ASC',
			'fields'         => 'ids',
		)
	);
	update_meta_cache( 'post', $ids );
	$values = array();
	foreach ( $ids as $id ) {
		$values[ $id ] = 'open' === $column[2] ? (string) (int) is_role_open( $id ) : (string) known( $id, $column[2] );
	}
	$empty = array_keys( $values, '', true );
	$known = array_diff( $ids, $empty );
	$sign  = 'DESC' === strtoupper( (string) $query->get( 'order' ) ) ? -1 : 1;
	$place = array_flip( $ids );
	usort(
		$known,
		function ( $a, $b ) use ( $values, $column, $sign, $place ) {
			$order = 'number' === $column[1] ? (float) $values[ $a ] <=> (float) $values[ $b ] : strnatcasecmp( $values[ $a ], $values[ $b ] );
			// By title where it is the same.
			return $order ? $sign * $order : $place[ $a ] - $place[ $b ];
		}
	);
	choose_records( $query, array_merge( $known, $empty ) );
}

/**
 * Quick edit has the words of the forms.
 */
function say_quick_edit(): void {
	if ( in_array( get_current_screen()->post_type, own_post_types(), true ) ) {
		say_for_core(
			array(
				'Title'  => __( 'Name', 'fairlead' ),
				'Slug'   => __( 'In the address', 'fairlead' ),
				'Date'   => __( 'Published on', 'fairlead' ),
				'Status' => __( 'On the website', 'fairlead' ),
			)
		);
	}
}
add_action( 'load-edit.php', __NAMESPACE__ . '\say_quick_edit' );

/**
 * Says words of core in those of the plugin, for the rest of the request.
 *
 * @param string[] $words By core's words in English.
 */
function say_for_core( array $words ): void {
	add_filter(
		'gettext_default',
		function ( $translated, $text ) use ( $words ) {
			return $words[ $text ] ?? $translated;
		},
		10,
		2
	);
}
