<?php
/**
 * Records as files of the site's content folder: front matter and HTML.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * A record as the text of its file. The front matter is JSON, which is YAML too.
 *
 * @param \WP_Post $post  The record.
 * @param string[] $names Names of pictures by id.
 * @param string[] $urls  What replaces addresses of this WordPress in texts.
 */
function file_of_record( \WP_Post $post, array $names, array $urls ): string {
	$front = array(
		'id'        => $post->ID,
		'title'     => plain_text( $post->post_title ),
		'date'      => str_replace( ' ', 'T', $post->post_date_gmt ),
		'modified'  => str_replace( ' ', 'T', $post->post_modified_gmt ),
		'excerpt'   => plain_texts( $post )['excerpt'],
		'image'     => $names[ (int) get_post_thumbnail_id( $post ) ] ?? null,
		'old_slugs' => array_values( array_map( 'rawurldecode', get_post_meta( $post->ID, '_wp_old_slug' ) ) ),
		'meta'      => new \stdClass(),
	);
	$meta = array();
	foreach ( fields_of( $post->post_type ) as $path => $shape ) {
		if ( 'terms' === $shape['kind'] ) {
			$front[ $path ] = wp_list_pluck( terms_of( $post->ID, $shape['taxonomy'] ), 'slug' );
			continue;
		}
		$rows = get_post_meta( $post->ID, meta_key( $path ) );
		if ( ! $rows ) {
			continue;
		}
		$value = exported_value( $shape, $rows[0], $names, $urls );
		if ( 0 === strpos( $path, 'meta.' ) ) {
			$meta[ substr( $path, 5 ) ] = $value;
		} else {
			$front[ $path ] = $value;
		}
	}
	if ( $meta ) {
		$front['meta'] = $meta;
	}
	if ( 'post' === $post->post_type ) {
		$front['categories'] = slugs_of( $post->ID, 'category' );
		$front['tags']       = slugs_of( $post->ID, 'post_tag' );
	}
	if ( 'page' === $post->post_type ) {
		$front['path'] = rawurldecode( page_path( $post ) );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's own.
	$html = apply_filters( 'the_content', $post->post_content );
	return "---\n" . json_text( $front ) . "\n---\n" . html_for_markdown( $html, $urls ) . "\n";
}

/**
 * The slugs of the terms of a record.
 *
 * @param int    $id       The record.
 * @param string $taxonomy Of core.
 * @return string[]
 */
function slugs_of( int $id, string $taxonomy ): array {
	$slugs = wp_get_object_terms( $id, $taxonomy, array( 'fields' => 'slugs' ) );
	return is_array( $slugs ) ? $slugs : array();
}

/**
 * A stored value with names of pictures in place of their ids.
 *
 * @param array    $shape  The field's shape.
 * @param mixed    $stored What the database has.
 * @param string[] $names  Names of pictures by id.
 * @param string[] $urls   What replaces addresses of this WordPress in texts.
 * @return mixed
 */
function exported_value( array $shape, $stored, array $names, array $urls ) {
	switch ( $shape['kind'] ) {
		case 'image':
			return $names[ (int) $stored ] ?? null;
		case 'file':
			return $names[ 'file/' . (int) $stored ] ?? null;
		case 'images':
			return in_order( (array) $stored, $names );
		case 'html':
			return html_for_markdown( (string) $stored, $urls );
		case 'list':
			$list = array();
			foreach ( (array) $stored as $entry ) {
				$list[] = exported_value( $shape['of'], $entry, $names, $urls );
			}
			return $list;
		case 'group':
			$group = array();
			foreach ( is_array( $stored ) ? $stored : array() as $name => $inner ) {
				if ( isset( $shape['fields'][ $name ] ) ) {
					$group[ $name ] = exported_value( $shape['fields'][ $name ], $inner, $names, $urls );
				}
			}
			return $group;
		default:
			return render_value( $shape, $stored );
	}
}

/**
 * The names of pictures in the order of their ids.
 *
 * @param array    $ids   Of pictures.
 * @param string[] $names By id.
 * @return string[]
 */
function in_order( array $ids, array $names ): array {
	$found = array();
	foreach ( $ids as $id ) {
		if ( isset( $names[ (int) $id ] ) ) {
			$found[] = $names[ (int) $id ];
		}
	}
	return $found;
}

/**
 * HTML that Markdown leaves as it is: one block, without empty lines outside of `pre`.
 *
 * @param string   $html What WordPress shows.
 * @param string[] $urls What replaces addresses of this WordPress.
 */
function html_for_markdown( string $html, array $urls ): string {
	$html  = trim( strtr( $html, $urls ) );
	$parts = preg_split( '#(<pre\b.*?</pre>)#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
	foreach ( $parts as $index => $part ) {
		// An empty line would end the block; in `pre` it is written as an entity.
		$parts[ $index ] = $index % 2 ? preg_replace( '/\n(?=[ \t]*\n)/', '&#10;', $part ) : preg_replace( '/\n(?:[ \t]*\n)+/', "\n", $part );
	}
	$text = trim( implode( '', $parts ) );
	return '' === $text ? '' : "<div>\n$text\n</div>";
}

/**
 * A value as readable JSON.
 *
 * @param mixed $value Any.
 */
function json_text( $value ): string {
	return (string) wp_json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}
