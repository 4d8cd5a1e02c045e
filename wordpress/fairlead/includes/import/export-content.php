<?php
/**
 * Writes everything published as a content folder, from which the site can run without WordPress.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Kinds of pictures that a content folder can have. */
const EXPORTED_PICTURES = '/\.(?:webp|jpe?g|png|avif)$/i';

/**
 * Writes the folder. Returns what was left out, in words.
 *
 * @param string $folder An existing empty folder.
 * @return string[]
 */
function export_content( string $folder ): array {
	$left_out = array();
	$names    = array();
	$urls     = array( home_url( '/' ) => '/' );
	$media    = array();
	wp_mkdir_p( "$folder/media" );
	foreach ( exported_pictures() as $picture ) {
		$file = (string) get_attached_file( $picture->ID );
		$data = wp_get_attachment_metadata( $picture->ID );
		$ends = strtolower( (string) pathinfo( $file, PATHINFO_EXTENSION ) );
		if ( ! preg_match( EXPORTED_PICTURES, $file ) || ! is_readable( $file ) || empty( $data['width'] ) || empty( $data['height'] ) ) {
			$left_out[] = "media: {$picture->post_title}";
			continue;
		}
		$name = free_name( sanitize_title( remove_accents( pathinfo( $file, PATHINFO_FILENAME ) ) ), $picture->ID, $media );
		copy( $file, "$folder/media/$name.$ends" );
		$names[ $picture->ID ] = $name;
		$media[ $name ]        = picture_entry( $picture, "$name.$ends", $data );
		$urls                 += addresses_of( $picture->ID, "/wp-content/uploads/$name.$ends" );
	}
	$names += export_files( $folder, $media, $left_out );
	write_text( "$folder/media.yaml", json_text( $media ? $media : new \stdClass() ) );
	write_text( "$folder/terms.yaml", json_text( exported_terms() ) );
	write_text( "$folder/options.yaml", json_text( exported_options( $names ) ) );
	foreach ( field_table() as $type => $about ) {
		wp_mkdir_p( "$folder/{$about['list']}" );
		$used = array();
		foreach ( exported_posts( $type ) as $post ) {
			$slug          = free_name( file_slug( $post ), $post->ID, $used );
			$used[ $slug ] = true;
			write_text( "$folder/{$about['list']}/$slug.md", file_of_record( $post, $names, $urls ) );
		}
	}
	return $left_out;
}

/**
 * Copies the attached files of documents. Returns what the documents say of them, by "file/" and the id of the attachment.
 *
 * @param string   $folder   The content folder.
 * @param array    $media    Names that pictures have.
 * @param string[] $left_out What was left out, in words; is added to.
 * @return array[]
 */
function export_files( string $folder, array $media, array &$left_out ): array {
	$files = array();
	foreach ( exported_posts( 'doc' ) as $doc ) {
		$id   = (int) get_post_meta( $doc->ID, meta_key( 'file' ), true );
		$file = $id ? (string) get_attached_file( $id ) : '';
		if ( '' === $file || isset( $files[ "file/$id" ] ) ) {
			continue;
		}
		if ( ! preg_match( ATTACHED_FILES, $file ) || ! is_readable( $file ) ) {
			$left_out[] = 'media: ' . basename( $file );
			continue;
		}
		$name           = free_name( sanitize_title( remove_accents( pathinfo( $file, PATHINFO_FILENAME ) ) ), $id, $media );
		$media[ $name ] = true;
		$name          .= '.' . strtolower( (string) pathinfo( $file, PATHINFO_EXTENSION ) );
		copy( $file, "$folder/media/$name" );
		$files[ "file/$id" ] = array( 'source_url' => "/wp-content/uploads/$name" ) + uploaded_file( $id );
	}
	return $files;
}

/**
 * All pictures of the media library.
 *
 * @return \WP_Post[]
 */
function exported_pictures(): array {
	return get_posts(
		array(
			'post_type'      => 'attachment',
			'post_status'    => 'inherit',
			'post_mime_type' => 'image',
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
		)
	);
}

/**
 * What is published of a type, without records that have a password.
 *
 * @param string $type The content type.
 * @return \WP_Post[]
 */
function exported_posts( string $type ): array {
	return get_posts(
		array(
			'post_type'      => $type,
			'post_status'    => 'publish',
			'has_password'   => false,
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
		)
	);
}

/**
 * The entry of a picture in media.yaml.
 *
 * @param \WP_Post $picture The attachment.
 * @param string   $file    Its file in the folder.
 * @param array    $data    Its metadata.
 */
function picture_entry( \WP_Post $picture, string $file, array $data ): array {
	$entry = array(
		'id'      => $picture->ID,
		'file'    => $file,
		'width'   => (int) $data['width'],
		'height'  => (int) $data['height'],
		'alt'     => (string) get_post_meta( $picture->ID, '_wp_attachment_image_alt', true ),
		'caption' => $picture->post_excerpt,
	);
	foreach ( FOCAL_FIELDS as $name => $count ) {
		$stored = get_post_meta( $picture->ID, meta_key( $name ), true );
		if ( is_array( $stored ) && count( $stored ) === $count ) {
			$entry[ $name ] = array_map( 'floatval', $stored );
		}
	}
	return $entry;
}

/**
 * The addresses of a picture's files, each with what replaces it.
 *
 * @param int    $id The attachment.
 * @param string $to In the folder.
 * @return string[]
 */
function addresses_of( int $id, string $to ): array {
	$image = image( $id );
	return array_fill_keys( wp_list_pluck( $image ? $image['sizes'] : array(), 'source_url' ), $to );
}

/**
 * The terms as in terms.yaml.
 */
function exported_terms(): array {
	$lists = array(
		'categories' => 'category',
		'tags'       => 'post_tag',
	) + array_combine( array_keys( own_taxonomies() ), array_keys( own_taxonomies() ) );
	$found = array();
	foreach ( $lists as $list => $taxonomy ) {
		$found[ $list ] = array();
		foreach ( get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'orderby' => 'term_id' ) ) as $term ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			$found[ $list ][] = array(
				'id'   => $term->term_id,
				'slug' => $term->slug,
				'name' => plain_text( $term->name ),
			);
		}
	}
	return $found;
}

/**
 * The general options with names of pictures.
 *
 * @param string[] $names Of pictures by id.
 */
function exported_options( array $names ): array {
	$options = general_options();
	foreach ( is_array( $options['centres'] ?? null ) ? $options['centres'] : array() as $index => $centre ) {
		$options['centres'][ $index ]['image'] = is_array( $centre['image'] ?? null ) ? ( $names[ $centre['image']['id'] ] ?? null ) : null;
	}
	return $options;
}

/**
 * The name of a record's file, which is its slug.
 *
 * @param \WP_Post $post The record.
 */
function file_slug( \WP_Post $post ): string {
	$is_home = 'page' === $post->post_type && '' === page_path( $post );
	$slug    = preg_replace( '/[^\p{L}\p{N}_]+/u', '-', rawurldecode( $post->post_name ) );
	return $is_home ? 'home' : trim( (string) $slug, '-' );
}

/**
 * A name that is not used yet.
 *
 * @param string $wanted The name.
 * @param int    $id     Makes it unique.
 * @param array  $used   By name.
 */
function free_name( string $wanted, int $id, array $used ): string {
	$name = preg_match( '/^[\p{L}\p{N}_-]+$/u', $wanted ) ? $wanted : (string) $id;
	return isset( $used[ $name ] ) ? "$name-$id" : $name;
}

/**
 * Writes a file.
 *
 * @param string $file Its path.
 * @param string $text Its content.
 */
function write_text( string $file, string $text ): void {
	file_put_contents( $file, "$text\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- Below a folder of its own.
}
